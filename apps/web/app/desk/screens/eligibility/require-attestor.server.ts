import { isAttestorOf } from "@tenora/chain/funding-request/read-attestation";
import { DomainError } from "@tenora/domain/domain-error";
import { parseWalletAddress, type WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { Services } from "~/services.server";

/** Twelve months. */
export const eligibilityLifetimeS = 365 * 86_400;

/**
 * The address of a wallet that has the attestor's role.
 * @throws DomainError INVALID_INPUT, ATTESTOR_UNKNOWN; CHAIN_UNAVAILABLE
 */
export async function requireAttestor(
  { settings }: Services,
  text: string,
): Promise<WalletAddress> {
  const attestor = parseWalletAddress(text);
  if (attestor === null) throw new DomainError("INVALID_INPUT");
  const { registry } = settings.publicConfig.contracts;
  if (registry === undefined) throw new DomainError("CHAIN_UNAVAILABLE");
  const isAttestor = await isAttestorOf(settings.rpcUrls, registry, attestor).catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  if (!isAttestor) throw new DomainError("ATTESTOR_UNKNOWN");
  return attestor;
}
