import { randomUUID } from "node:crypto";
import { keepAcknowledgementToken } from "@tenora/database/acknowledgement/acknowledgement-mail";
import { acknowledgementToken } from "@tenora/database/acknowledgement/acknowledgement-token";
import {
  answerAcknowledgement,
  findAcknowledgement,
} from "@tenora/database/acknowledgement/answer-acknowledgement";
import { askCustomer } from "@tenora/database/acknowledgement/ask-customer";
import { confirmWithWallet } from "@tenora/database/acknowledgement/wallet-confirmation";
import { suspendBusiness } from "@tenora/database/business/manage-business";
import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { attestFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import {
  attestation,
  now,
  recordAnyCheck,
  useFundingRequests,
} from "../support/funding-request-context.ts";

const { context, asOp, approved, submittedRequest } = useFundingRequests();

const visitor = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);
const versionOf = async (id: string) =>
  (await asOp((tx) => findRequestForReview(tx, id))).request.version;

const debtor = `0x${"c1".repeat(20)}` as const;
const signature = `0x${"ab".repeat(65)}` as const;
const debt = {
  debtor,
  token: `0x${"70".repeat(20)}`,
  face: 30_000_000_000,
  maturity: 1_800_000_000,
  previous: 0,
  deadline: 1_799_000_000,
};

/** A request whose customer was asked, and what their wallet would sign. */
async function asked(terms: object = debt) {
  const ben = await approved();
  const draft = { customerEmail: "ap@cleo.example", customerName: "Cleo Stores" };
  const { id } = await submittedRequest(ben, { draft, terms });
  const check = { id, version: await versionOf(id), now, comment: "Switchboard." };
  await asOp((tx) => recordRequestCheck(tx, { ...check, subject: "contact", method: "phone" }));
  const compared = { id, version: await versionOf(id), now };
  await asOp((tx) => recordAnyCheck(tx, compared, "duplicates"));
  const acknowledgementId = randomUUID();
  const version = await versionOf(id);
  await asOp((tx) => askCustomer(tx, { id, version, now, acknowledgementId }));
  const token = acknowledgementToken("a key of this test", acknowledgementId);
  await asWorker(context.jobs, (tx) => keepAcknowledgementToken(tx, acknowledgementId, token));
  const { signed } = (await asOp((tx) => findRequestForReview(tx, id))).request;
  const { fingerprint, seller } = (signed?.terms ?? {}) as { fingerprint: string; seller: string };
  return { ben, id, token, message: { ...debt, fingerprint, seller, counter: 0 } };
}
const confirm = (token: string, message: object) =>
  visitor((tx) => confirmWithWallet(tx, token, { message: { ...message }, signature }));
const attestAt = async (id: string, level: number) => {
  const its = attestation({ id, version: await versionOf(id) });
  return asOp((tx) => attestFundingRequest(tx, { ...its, attestation: { level } }));
};

describe("a customer's wallet", () => {
  test("confirms once: the check, the signature for seller and reviewer, and the highest level", async () => {
    const { ben, id, token, message } = await asked();
    expect(await errorCodeOf(attestAt(id, 2))).toBe("REQUEST_NOT_CHECKED");
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token, message)));
    expect(answers).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(await visitor((tx) => findAcknowledgement(tx, token))).toMatchObject({
      state: "confirmed",
      isSigned: true,
    });
    const review = await asOp((tx) => findRequestForReview(tx, id));
    expect(review.checks).toMatchObject([
      { subject: "contact" },
      { subject: "duplicates" },
      { subject: "debt", method: "wallet", comment: null, adminEmail: null, isCurrent: true },
    ]);
    expect(review.request.confirmation).toEqual({ message, signature });
    const own = await ben.as((tx) => findFundingRequest(tx, id));
    expect(own.confirmation).toEqual({ message, signature });
    expect(own.history.filter(({ event }) => event === "customer-confirmed")).toHaveLength(1);
    await attestAt(id, 2);
  });

  test("adds nothing to an answer without it, which makes no highest level", async () => {
    const { id, token, message } = await asked();
    await visitor((tx) =>
      answerAcknowledgement(tx, token, { answer: "confirmed", reason: null, kind: null }),
    );
    expect(await confirm(token, message)).toBe("confirmed");
    const { request, checks } = await asOp((tx) => findRequestForReview(tx, id));
    expect(request.confirmation).toBeNull();
    expect(checks.map(({ method }) => method)).toEqual(["phone", "comparison", "link"]);
    expect(await errorCodeOf(attestAt(id, 2))).toBe("CONFIRMATION_REVOKED");
    await attestAt(id, 1);
  });

  test.each<[string, object]>([
    ["another sum", { face: 1 }],
    ["another wallet", { debtor: `0x${"d2".repeat(20)}` }],
    ["another invoice", { fingerprint: `0x${"00".repeat(32)}` }],
    ["another day", { maturity: 1 }],
    ["another seller", { seller: debtor }],
    ["another earlier listing", { previous: 1 }],
    ["another deadline", { deadline: 1 }],
    ["no counter", { counter: null }],
    ["more than it has", { extra: 1 }],
  ])("confirms nothing by a message with %s", async (_what, change) => {
    const { id, token, message } = await asked();
    expect(await errorCodeOf(confirm(token, { ...message, ...change }))).toBe("INVALID_INPUT");
    expect((await asOp((tx) => findFundingRequest(tx, id))).confirmation).toBeNull();
    expect((await visitor((tx) => findAcknowledgement(tx, token)))?.state).toBe("open");
  });

  test("confirms nothing where the terms name none", async () => {
    const none = { debtor: `0x${"0".repeat(40)}` };
    const { token, message } = await asked({ ...debt, ...none });
    expect(await errorCodeOf(confirm(token, { ...message, ...none }))).toBe("INVALID_INPUT");
  });

  test("confirms one submission: a later one is without it, and can't be attested by it", async () => {
    const { ben, id, token, message } = await asked();
    await confirm(token, message);
    await context.owner((o) =>
      o.query(
        "update funding_requests set submitted_at = submitted_at + interval '1 s' where id = $1",
        [id],
      ),
    );
    expect((await ben.as((tx) => findFundingRequest(tx, id))).confirmation).toBeNull();
    for (const subject of requiredChecks("invoice")) {
      const version = await versionOf(id);
      await asOp((tx) => recordAnyCheck(tx, { id, version, now }, subject));
    }
    expect(await errorCodeOf(attestAt(id, 2))).toBe("CONFIRMATION_REVOKED");
  });

  test("signs for its seller and reviewers: no other business reads it, and nobody writes it", async () => {
    const { ben, token, message } = await asked();
    await confirm(token, message);
    const read = sql.raw("select signature from acknowledgements");
    const other = await approved();
    expect((await other.as((tx) => read.execute(tx))).rows).toEqual([]);
    expect((await ben.as((tx) => read.execute(tx))).rows).toEqual([{ signature }]);
    const write = sql.raw("update acknowledgements set signature = null");
    await expect(visitor((tx) => read.execute(tx))).rejects.toThrow();
    await expect(ben.as((tx) => write.execute(tx))).rejects.toThrow();
    await expect(asOp((tx) => write.execute(tx))).rejects.toThrow();
    const core = sql.raw("select app.take_customer_answer('x', 'confirmed', null, 'wallet')");
    await expect(visitor((tx) => core.execute(tx))).rejects.toThrow();
  });

  test("is forgotten with the business", async () => {
    const { ben, id, token, message } = await asked();
    await confirm(token, message);
    const suspension = { businessId: ben.id, suspend: true, reason: "Asked." };
    await asOp((tx) => suspendBusiness(tx, suspension));
    await erasePerson(context.test.ownerUrl, ben.wallet);
    const { rows } = await context.owner((o) =>
      o.query("select message, signature from acknowledgements where request_id = $1", [id]),
    );
    expect(rows).toEqual([{ message: null, signature: null }]);
  });
});
