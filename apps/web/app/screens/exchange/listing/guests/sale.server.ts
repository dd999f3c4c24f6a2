import type { GatedSale } from "@tenora/chain/gate/read-passes";
import { DomainError } from "@tenora/domain/domain-error";
import { deploymentOf } from "~/features/terms/prepare-terms.server.ts";
import type { RouteCall } from "~/http/json-route.server";
import type { Services } from "~/services.server";

/** The receivable in the path. @throws DomainError RECEIVABLE_NOT_FOUND when it is no id */
export function pathListing({ params }: Pick<RouteCall, "params">): bigint {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? "")) throw new DomainError("RECEIVABLE_NOT_FOUND");
  return BigInt(params.id ?? 0);
}

/** The contracts behind a sale. @throws DomainError CHAIN_UNAVAILABLE without them */
export function saleContracts(services: Services) {
  const { lens } = services.settings.publicConfig.contracts;
  if (!lens) throw new DomainError("CHAIN_UNAVAILABLE");
  return { ...deploymentOf(services), lens };
}

/** What the chain says. @throws DomainError CHAIN_UNAVAILABLE, RECEIVABLE_NOT_FOUND */
export async function fromChain<T>(reading: Promise<T | null>): Promise<T> {
  const found = await reading.catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  if (found === null) throw new DomainError("RECEIVABLE_NOT_FOUND");
  return found;
}

export const isSameAddress = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

/** @throws DomainError NOT_THE_SELLER */
export function requireSeller({ listing }: GatedSale, wallet: string): void {
  if (!isSameAddress(listing.seller, wallet)) throw new DomainError("NOT_THE_SELLER");
}

/** @throws DomainError OTHER_AUDIENCE, SALE_CLOSED */
export function requireOpenGate({ listing, isOpen }: GatedSale, gate: string): void {
  if (!isSameAddress(listing.gate, gate)) throw new DomainError("OTHER_AUDIENCE");
  if (!isOpen) throw new DomainError("SALE_CLOSED");
}

/** What a seller signs holds within the sale. @throws DomainError INVITATION_OUTDATED, INVALID_INPUT */
export function requireWithinSale(
  { listing, counter, now }: GatedSale,
  signed: { readonly counter: number; readonly cap: number; readonly deadline: number },
): void {
  if (signed.counter !== counter) throw new DomainError("INVITATION_OUTDATED");
  if (signed.deadline <= now || BigInt(signed.cap) > listing.totalUnits)
    throw new DomainError("INVALID_INPUT");
}
