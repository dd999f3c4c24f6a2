import { readAction } from "@tenora/chain/operations/read-action";
import { findInvestorForReview } from "@tenora/database/investor/find-investor-for-review";
import { recordOperatorAction } from "@tenora/database/operations/record-operator-action";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import {
  type OperatorAction,
  operatorActions,
  wholeExchange,
} from "@tenora/domain/operations/operator-action";
import * as z from "zod";
import { adminSessionAction, adminToken } from "~/http/admin-action.server";
import type { Services } from "~/services.server";

const input = z.strictObject({
  kind: z.enum(operatorActions),
  /** A receivable's number, an investor's id, or "exchange". */
  subject: z.string().min(1).max(36),
  transaction: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
});

/**
 * POST: records what an admin reports of the chain after pressing a button. Whose wallet did it comes from
 * the transaction; one that did something else is rejected.
 */
export const action = adminSessionAction(input, async (call) => {
  const { services, input: asked } = call;
  const token = adminToken(call);
  const contracts = contractsOf(services);
  const transaction = asked.transaction.toLowerCase() as `0x${string}`;
  const subject = await subjectOf(asked.kind, asked.subject, async (id) =>
    asAdmin(
      services.adminDatabase,
      token,
      async (tx) => (await findInvestorForReview(tx, id)).walletAddress,
    ),
  );
  const found = await readAction(services.settings.rpcUrls, contracts, transaction, {
    kind: asked.kind,
    ...subject,
  }).catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  if (found === null) throw new DomainError("ACTION_NOT_FOUND");
  const { kind } = asked;
  const recorded = {
    kind,
    subject: asked.subject.toLowerCase(),
    transaction,
    wallet: found.by,
    actedAt: found.at,
  };
  await asAdmin(services.adminDatabase, token, (tx) => recordOperatorAction(tx, recorded));
});

async function subjectOf(
  kind: OperatorAction,
  subject: string,
  walletOf: (investor: string) => Promise<`0x${string}`>,
): Promise<{ listing?: bigint; wallet?: `0x${string}` }> {
  switch (kind) {
    case "pause":
    case "unpause":
    case "sunset":
      if (subject !== wholeExchange) throw new DomainError("INVALID_INPUT");
      return {};
    case "withdraw-eligibility":
      if (!z.uuid().safeParse(subject).success) throw new DomainError("INVALID_INPUT");
      return { wallet: await walletOf(subject) };
    default:
      if (!/^[1-9]\d{0,11}$/.test(subject)) throw new DomainError("INVALID_INPUT");
      return { listing: BigInt(subject) };
  }
}

function contractsOf({ settings }: Services) {
  const { exchange, registry, eligibleGate } = settings.publicConfig.contracts;
  if (!exchange || !registry || !eligibleGate) throw new DomainError("CHAIN_UNAVAILABLE");
  return { exchange, registry, eligibleGate };
}
