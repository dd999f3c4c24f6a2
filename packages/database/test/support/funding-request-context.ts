import { createHash, randomUUID } from "node:crypto";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { findSimilarRequests } from "@tenora/database/funding-request/review/find-similar-requests";
import { attestFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { createFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import { submitFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import type { Tier } from "@tenora/domain/business/business";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import {
  type CheckSubject,
  requiredChecks,
} from "@tenora/domain/funding-request/review/request-check";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll } from "vitest";
import { submitted, useDatabaseContext } from "./database-context.ts";

export const now = new Date();
export const week = 7 * 86_400_000;
export const hash = () => `0x${createHash("sha256").update(randomUUID()).digest("hex")}` as const;

export const fileOf = (requestId: string, changes: object = {}) => ({
  requestId,
  id: randomUUID(),
  url: `/documents/business-documents/${randomUUID()}.pdf`,
  fileName: "invoice.pdf",
  bytes: 1_234,
  sha256: createHash("sha256").update(randomUUID()).digest(),
  forInvestors: false,
  reading: null,
  now,
  ...changes,
});

export const attestation = (
  { id, version }: { id: string; version: number },
  changes: { outstanding?: bigint; expiresAt?: Date; now?: Date } = {},
) => ({
  id,
  version,
  now,
  attestation: { level: 1 },
  attestor: `0x${"ab".repeat(20)}` as const,
  signature: `0x${"cd".repeat(65)}` as const,
  expiresAt: new Date(now.getTime() + week),
  outstanding: 0n,
  ...changes,
});

/** A check with what it says, or with the similar requests that there are. */
export async function recordAnyCheck(
  tx: Parameters<typeof recordRequestCheck>[0],
  seen: { readonly id: string; readonly version: number; readonly now: Date },
  subject: CheckSubject,
): Promise<void> {
  const check = { ...seen, comment: "Spoke to AP." };
  if (subject !== "duplicates")
    return recordRequestCheck(tx, { ...check, subject, method: "phone" });
  const { digest } = await findSimilarRequests(tx, seen.id);
  return recordRequestCheck(tx, { ...check, subject, digest });
}

type Context = ReturnType<typeof useDatabaseContext>;
type Business = Awaited<ReturnType<typeof submitted>> & {
  readonly tier: Tier;
  readonly as: <T>(run: Parameters<typeof asMember<T>>[2]) => Promise<T>;
};

/** A database with a reviewer, and what businesses and reviewers do there with funding requests. */
export function useFundingRequests() {
  const context: Context = useDatabaseContext();
  let op: { token: string; userId: string };
  const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
  beforeAll(async () => {
    op = await createAdminSession(context.test.ownerUrl, "op@example.com");
  });

  async function approved(tier: Tier = 1): Promise<Business> {
    const business = await submitted(context);
    const { id: businessId, token } = business;
    await asOp((tx) => reviewBusiness(tx, { businessId, status: "approved", tier }));
    const as = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, run);
    return { ...business, tier, as };
  }

  /** A draft without a file. */
  async function draftOf({ as }: Business, changes: Partial<Draft> = {}): Promise<string> {
    const id = randomUUID();
    const draft = { ...emptyDraft, audience: "invited", ...changes };
    await as((tx) => createFundingRequest(tx, { id, draft }));
    return id;
  }

  async function submission(
    { as, wallet, tier }: Business,
    id: string,
    changes: { fingerprint?: `0x${string}`; repayment?: number; terms?: object } = {},
  ) {
    const { version, papers } = await as((tx) => findFundingRequest(tx, id));
    const { fingerprint = hash(), repayment = 5_000_000_000 } = changes;
    const rule = tier === 3 ? 2 : 1;
    const money = { face: repayment, repayPerUnit: repayment, totalUnits: 1 };
    const terms = { seller: wallet, fingerprint, papers, rule, ...money, ...changes.terms };
    const signed = { termsDigest: hash(), signature: `0x${"ab".repeat(65)}` as const };
    return { id, version, fingerprint, terms, ...signed, tokenDecimals: 6, now };
  }

  /** A request that its business has submitted, with one file. */
  async function submittedRequest(
    business: Business,
    changes: Parameters<typeof submission>[2] & { draft?: Partial<Draft> } = {},
  ) {
    const id = await draftOf(business, changes.draft);
    await business.as((tx) => addDocument(tx, fileOf(id)));
    const form = await submission(business, id, changes);
    const version = await business.as((tx) => submitFundingRequest(tx, form));
    return { ...form, version };
  }

  /** Records what has to be checked of a submission; its version rises by one each. */
  async function checked<Form extends { id: string; version: number }>(
    form: Form,
    kind: Draft["kind"] = "invoice",
  ): Promise<Form> {
    const subjects = requiredChecks(kind);
    for (const [at, subject] of subjects.entries()) {
      const version = form.version + at;
      await asOp((tx) => recordAnyCheck(tx, { id: form.id, version, now }, subject));
    }
    return { ...form, version: form.version + subjects.length };
  }

  /** A request that is ready to be attested. */
  const checkedRequest = async (...its: Parameters<typeof submittedRequest>) =>
    checked(await submittedRequest(...its), its[1]?.draft?.kind);

  const attest = (...its: Parameters<typeof attestation>) =>
    asOp((tx) => attestFundingRequest(tx, attestation(...its)));

  return {
    context,
    asOp,
    approved,
    draftOf,
    submission,
    submittedRequest,
    checked,
    checkedRequest,
    attest,
  };
}
