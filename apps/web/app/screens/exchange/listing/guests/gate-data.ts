// Loaded at the press of "Buy": it needs viem.
import { encodeInvitation, invitationMessage } from "@tenora/chain/gate/invitation";
import { linkKeySigner } from "@tenora/chain/gate/link-key";
import { encodeLinkUse, linkMessage, linkUseMessage } from "@tenora/chain/gate/share-link";
import { invitationUseQuery, linkUseQuery } from "@tenora/chain/read/gates";
import type { Listing } from "@tenora/chain/read/listings";
import { queryTogether, readQuery } from "@tenora/chain/read/query";
import { countersQuery, revocationsQuery } from "@tenora/chain/read/signatures";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { formatCount } from "@tenora/domain/money/format-amount";
import { passStatus } from "@tenora/domain/receivable/status/pass-status";
import { formatMoment } from "@tenora/domain/text/format-date";
import { type Hex, type IntentContext, IntentError } from "~/transaction/state/transaction-intent";
import type { SalePass } from "./passes/sale-pass.ts";

const askAgain = "Ask the seller for a new one.";

/**
 * What the buyer sends to the gate of a sale: nothing, an invitation, or a link used by their wallet.
 * @throws IntentError when the gate would refuse it, before anything is signed
 */
export async function gateDataFor(
  context: IntentContext,
  { id, gate, seller }: Listing,
  units: bigint,
  pass: SalePass | null,
): Promise<Hex> {
  const { account, client, deployment } = context;
  const { gates } = deployment;
  if (same(gate, gates.invite)) {
    if (pass?.kind !== "invitation")
      throw new IntentError("The seller hasn't invited your wallet.", "Ask to join on this page.");
    const invitation = { ...bigints(pass), listing: id, wallet: account, cap: BigInt(pass.cap) };
    const { digest } = invitationMessage(deployment, invitation);
    const { result, block } = await readQuery(
      client,
      queryTogether({
        ...signed(deployment, { signer: seller, digest }),
        used: invitationUseQuery(deployment, id, [account]),
      }),
    );
    const facts = {
      ...pass,
      used: result.used[0] ?? 0n,
      now: block.timestamp,
      ...standing(result),
    };
    requireUsable("Your invitation", facts);
    requireUnits(units, invitation.cap - facts.used, "Your invitation allows");
    return encodeInvitation(invitation, pass.signature);
  }
  if (!same(gate, gates.link)) return "0x";
  if (pass?.kind !== "link")
    throw new IntentError(
      "Only people who have the seller's link can buy this.",
      "Open the link that the seller gave you.",
    );
  const link = {
    ...bigints(pass),
    listing: id,
    key: pass.key,
    walletCap: BigInt(pass.walletCap),
    totalCap: BigInt(pass.totalCap),
  };
  const { digest } = linkMessage(deployment, link);
  const { result, block } = await readQuery(
    client,
    queryTogether({
      ...signed(deployment, { signer: seller, digest }),
      used: linkUseQuery(deployment, digest, account),
    }),
  );
  const { total, byWallet } = result.used;
  const facts = { ...pass, cap: pass.totalCap, used: total, now: block.timestamp };
  requireUsable("This link", { ...facts, ...standing(result) });
  requireUnits(units, link.walletCap - byWallet, "This link allows your wallet");
  requireUnits(units, link.totalCap - total, "This link allows");
  // The key signs for this wallet alone: others who see the pending transaction can't buy with it.
  const message = linkUseMessage(deployment, link.key, { listing: id, wallet: account });
  const key = await signMessage(linkKeySigner(pass.privateKey), message);
  return encodeLinkUse(link, { seller: pass.signature, key });
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const bigints = ({ counter, deadline }: SalePass) => ({
  counter: BigInt(counter),
  deadline: BigInt(deadline),
});

function signed(
  deployment: IntentContext["deployment"],
  signature: { readonly signer: Hex; readonly digest: Hex },
) {
  return {
    counters: countersQuery(deployment, [signature.signer]),
    revocations: revocationsQuery(deployment, [signature]),
  };
}

const standing = (result: {
  readonly counters: readonly bigint[];
  readonly revocations: readonly { readonly isRevoked: boolean }[];
}) => ({ current: result.counters[0], isRevoked: result.revocations[0]?.isRevoked === true });

interface Facts {
  readonly cap: number;
  readonly counter: number;
  readonly deadline: number;
  readonly used: bigint;
  readonly isRevoked: boolean;
  readonly current: bigint | undefined;
  readonly now: bigint;
}

function requireUsable(what: string, { used, current, now, ...pass }: Facts): void {
  const status = passStatus(
    { ...pass, used: Number(used) },
    { now: Number(now), counter: Number(current) },
  );
  const date = `${formatMoment(new Date(pass.deadline * 1_000))} UTC`;
  if (status === "expired") throw new IntentError(`${what} expired on ${date}.`, askAgain);
  if (status === "revoked") throw new IntentError(`${what} was revoked by the seller.`, askAgain);
  if (status === "used-up")
    throw new IntentError(`Everything that ${lower(what)} allows has been bought.`, askAgain);
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function requireUnits(units: bigint, left: bigint, words: string): void {
  if (units <= left) return;
  if (left <= 0n) throw new IntentError(`${words} nothing more.`, askAgain);
  const count = `${formatCount(left)} more ${left === 1n ? "unit" : "units"}`;
  throw new IntentError(`${words} ${count}.`, "Choose a smaller amount.");
}
