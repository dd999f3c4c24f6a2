import { randomUUID } from "node:crypto";
import {
  findCustomerAnswered,
  findCustomerAsked,
  keepAcknowledgementToken,
} from "@tenora/database/acknowledgement/acknowledgement-mail";
import { acknowledgementToken } from "@tenora/database/acknowledgement/acknowledgement-token";
import {
  answerAcknowledgement,
  findAcknowledgement,
} from "@tenora/database/acknowledgement/answer-acknowledgement";
import { askCustomer, resolveDispute } from "@tenora/database/acknowledgement/ask-customer";
import { suspendBusiness } from "@tenora/database/business/manage-business";
import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { findMarketMail } from "@tenora/database/mail/find-market-mail";
import { listMails } from "@tenora/database/mail/list-mails";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { CustomerAnswer } from "@tenora/domain/funding-request/customer/acknowledgement";
import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import { readAmountIn } from "@tenora/domain/money/read-amount";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { now, recordAnyCheck, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, submittedRequest, attest } = useFundingRequests();

const visitor = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);
const worker = <T>(run: Parameters<typeof asWorker<T>>[1]) => asWorker(context.jobs, run);
const owner = async <Row>(text: string, values: unknown[] = []) =>
  (await context.owner((o) => o.query(text, values))).rows as Row[];
const find = (token: string) => visitor((tx) => findAcknowledgement(tx, token));
const answer = (
  token: string,
  given: CustomerAnswer,
  reason: string | null = null,
  kind: DisputeKind | null = null,
) => visitor((tx) => answerAcknowledgement(tx, token, { answer: given, reason, kind }));
const versionOf = async (id: string) =>
  (await asOp((tx) => findRequestForReview(tx, id))).request.version;
const customer = {
  customerEmail: "ap@cleo.example",
  customerName: "Cleo Stores",
  customerCountry: "SG",
  faceValue: "24000",
  currency: "USD",
  dueDate: "2027-03-01",
};
const amount = readAmountIn(customer.currency, customer.faceValue);
const told = { ...customer, faceValue: amount };

async function verify(id: string): Promise<void> {
  const check = { id, version: await versionOf(id), now, comment: "Switchboard." };
  await asOp((tx) => recordRequestCheck(tx, { ...check, subject: "contact", method: "phone" }));
}

/** Records that no other request is this invoice. */
const compare = async (id: string) => {
  const seen = { id, version: await versionOf(id), now };
  await asOp((tx) => recordAnyCheck(tx, seen, "duplicates"));
};

/** Asks, and mails the token as the worker does. */
async function ask(id: string, version?: number): Promise<string> {
  const acknowledgementId = randomUUID();
  const seen = { id, version: version ?? (await versionOf(id)), now, acknowledgementId };
  await asOp((tx) => askCustomer(tx, seen));
  const token = acknowledgementToken("a key of this test", acknowledgementId);
  await worker((tx) => keepAcknowledgementToken(tx, acknowledgementId, token));
  return token;
}

/** A request whose customer was asked. */
async function asked() {
  const ben = await approved();
  const { id } = await submittedRequest(ben, {
    draft: { ...customer, invoiceNumber: "INV-7" },
  });
  await verify(id);
  return { ben, id, token: await ask(id) };
}
const settle = async (id: string, resolution = "Cleo agreed by phone.") => {
  const version = await versionOf(id);
  return asOp((tx) => resolveDispute(tx, { id, version, now, resolution }));
};
const eventsOf = async (id: string) =>
  (await asOp((tx) => findFundingRequest(tx, id))).history.map(({ event }) => event);
const mailsOf = async (id: string) =>
  (
    await owner<{ kind: string }>(
      `select kind from outbox where subject_id in (
         select id from acknowledgements where request_id = $1
         union select business_id from funding_requests where id = $1)
       and kind ~ 'customer|asked|confirmed|disputed' order by created_at, kind`,
      [id],
    )
  ).map(({ kind }) => kind);

describe("asking a customer", () => {
  test("takes a verified contact, a submitted request and the version that the reviewer saw", async () => {
    const ben = await approved();
    const { id, version } = await submittedRequest(ben, { draft: customer });
    expect(await errorCodeOf(ask(id))).toBe("CONTACT_NOT_VERIFIED");
    await verify(id);
    expect(await errorCodeOf(ask(id, version))).toBe("FUNDING_REQUEST_CHANGED");
    await asOp((tx) => suspendBusiness(tx, { businessId: ben.id, suspend: true, reason: "x" }));
    expect(await errorCodeOf(ask(id))).toBe("BUSINESS_SUSPENDED");
    await asOp((tx) => suspendBusiness(tx, { businessId: ben.id, suspend: false, reason: "x" }));
    await ask(id);
    const decided = { id, version: await versionOf(id), now, decision: "rejected" } as const;
    await asOp((tx) => reviewFundingRequest(tx, { ...decided, reason: "x" }));
    expect(await errorCodeOf(ask(id))).toBe("FUNDING_REQUEST_CLOSED");
  });

  test("of a campaign is impossible: nobody owes it", async () => {
    const { id } = await submittedRequest(await approved(), {
      draft: { kind: "community", campaignName: "Oven", story: "Bread" },
      terms: { kind: 1, debtor: `0x${"0".repeat(40)}`, face: 5_000_000_000 },
    });
    expect(await errorCodeOf(ask(id))).toBe("INVALID_INPUT");
  });

  test("by two reviewers at once sends one link, with one audit row", async () => {
    const { id } = await submittedRequest(await approved(), { draft: customer });
    await verify(id);
    const version = await versionOf(id);
    const outcomes = await Promise.all([1, 2, 3].map(() => errorCodeOf(ask(id, version))));
    expect(outcomes.filter((one) => one === "FUNDING_REQUEST_CHANGED")).toHaveLength(2);
    expect(
      await owner(
        "select action, after from audit_log where subject_id = $1 and action ~ 'customer'",
        [id],
      ),
    ).toEqual([{ action: "funding_request.customer_asked", after: { version: version + 1 } }]);
    expect(await mailsOf(id)).toEqual(["business_request_asked", "customer_asked"]);
  });

  test("again ends the earlier link, which then tells nothing of the invoice", async () => {
    const { id, token } = await asked();
    expect(await find(token)).toMatchObject({ state: "open", debt: { answers: told } });
    const second = await ask(id);
    expect(await find(token)).toMatchObject({ state: "replaced", debt: null });
    expect(await answer(token, "confirmed")).toBe("replaced");
    expect(await answer(second, "confirmed")).toBe("confirmed");
  });

  test("the mail says whom it goes to while its link can be answered, also to an admin, but no token", async () => {
    const { id, token } = await asked();
    const [row] = await owner<{ id: string }>(
      "select id from acknowledgements where request_id = $1",
      [id],
    );
    const its = row?.id ?? "";
    const mail = {
      email: customer.customerEmail,
      customerName: "Cleo Stores",
      invoice: "INV-7",
      customerCountry: "SG",
      // The sum and the day that the customer's books have.
      amount,
      dueDate: customer.dueDate,
    };
    expect(await worker((tx) => findCustomerAsked(tx, its))).toMatchObject(mail);
    expect(await asOp((tx) => findCustomerAsked(tx, its))).toMatchObject(mail);
    const { mails } = await asOp((tx) => listMails(tx, { search: "Cleo St", limit: 9 }));
    expect(mails.find(({ subjectId }) => subjectId === its)).toMatchObject({
      kind: "customer_asked",
      subjectName: "Cleo Stores",
      recipient: customer.customerEmail,
    });
    await answer(token, "confirmed");
    expect(await worker((tx) => findCustomerAsked(tx, its))).toBeNull();
  });
});

describe("a customer's answer", () => {
  test("confirms once: the check, the timeline, the mails and a version that nobody has seen", async () => {
    const { ben, id, token } = await asked();
    await compare(id);
    const seen = await versionOf(id);
    const answers = await Promise.all([1, 2, 3].map(() => answer(token, "confirmed")));
    expect(answers).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(await answer(token, "disputed", "Changed my mind.")).toBe("confirmed");
    const review = await asOp((tx) => findRequestForReview(tx, id));
    expect(review.checks).toMatchObject([
      { subject: "contact" },
      { subject: "duplicates" },
      { subject: "debt", method: "link", comment: null, adminEmail: null, isCurrent: true },
    ]);
    expect(review.questions).toMatchObject([{ state: "confirmed", askedBy: "op@example.com" }]);
    expect(review.request.version).toBe(seen + 1);
    const history = (await ben.as((tx) => findFundingRequest(tx, id))).history;
    expect(history.map(({ event }) => event).slice(-2)).toEqual([
      "customer-asked",
      "customer-confirmed",
    ]);
    expect(await mailsOf(id)).toEqual([
      "business_request_asked",
      "customer_asked",
      "admin_customer_answered",
      "business_request_confirmed",
    ]);
    expect(await errorCodeOf(ask(id))).toBe("CUSTOMER_CONFIRMED");
    expect(await errorCodeOf(attest({ id, version: seen }))).toBe("FUNDING_REQUEST_CHANGED");
    await attest({ id, version: seen + 1 });
    // The customer still reads what they confirmed.
    expect(await find(token)).toMatchObject({ state: "confirmed", debt: { answers: told } });
  });

  test("that disputes blocks the attestation until a reviewer settles it in words", async () => {
    const { ben, id, token } = await asked();
    expect(await errorCodeOf(answer(token, "disputed", "  "))).toBe("INVALID_INPUT");
    expect(await answer(token, "disputed", "We never got the goods.")).toBe("disputed");
    const check = { id, version: await versionOf(id), now, comment: "x" };
    await asOp((tx) => recordRequestCheck(tx, { ...check, subject: "debt", method: "phone" }));
    await compare(id);
    expect(await errorCodeOf(attest({ id, version: await versionOf(id) }))).toBe("DISPUTE_OPEN");
    expect(await errorCodeOf(ask(id))).toBe("DISPUTE_OPEN");
    // The business learns that there is a dispute, not what the customer wrote.
    const own = await ben.as((tx) => findFundingRequest(tx, id));
    expect(own.history.at(-1)).toMatchObject({ event: "customer-disputed", reason: null });
    expect(JSON.stringify(own.history)).not.toContain("never got");
    const [mail] = await owner<{ id: string; subject_id: string }>(
      `select id, subject_id from outbox where kind = 'admin_customer_answered' and subject_id in (
         select id from acknowledgements where request_id = $1)`,
      [id],
    );
    const found = { outboxId: mail?.id ?? "", id: mail?.subject_id ?? "" };
    expect(await worker((tx) => findCustomerAnswered(tx, found))).toMatchObject({
      email: "op@example.com",
      answer: "disputed",
      requestId: id,
    });
    await settle(id);
    expect(await errorCodeOf(settle(id))).toBe("FUNDING_REQUEST_CHANGED");
    const { questions } = await asOp((tx) => findRequestForReview(tx, id));
    expect(questions).toMatchObject([
      {
        reason: "We never got the goods.",
        resolution: "Cleo agreed by phone.",
        resolvedBy: "op@example.com",
      },
    ]);
    expect((await eventsOf(id)).at(-1)).toBe("dispute-resolved");
    await attest({ id, version: await versionOf(id) });
  });

  test("that disputes tells the business what it is about, and the reviewer; a repeated one changes nothing", async () => {
    const { ben, id, token } = await asked();
    expect(await errorCodeOf(answer(token, "disputed", "x", "weather" as never))).toBe(
      "INVALID_INPUT",
    );
    expect(await answer(token, "disputed", "Canary goods.", "delivery")).toBe("disputed");
    expect(await answer(token, "disputed", "Canary goods.", "amount")).toBe("disputed");
    const mails = await owner<{ id: string; kind: string; subject_id: string; details: object }>(
      `select id, kind, subject_id, details from outbox
       where kind = 'business_request_disputed' and subject_id = $1
         or kind = 'admin_customer_answered' and subject_id in (
           select a.id from acknowledgements a where a.request_id = $2)
       order by kind`,
      [ben.id, id],
    );
    expect(mails).toHaveLength(2);
    const [reviewer, business] = mails;
    const found = { outboxId: reviewer?.id ?? "", id: reviewer?.subject_id ?? "" };
    const toReviewer = await worker((tx) => findCustomerAnswered(tx, found));
    expect(toReviewer).toMatchObject({ answer: "disputed", disputeKind: "delivery" });
    const row = { id: "", subjectId: ben.id, details: null, daysWaited: 0, ...business };
    const toBusiness = await worker((tx) => findMarketMail(tx, "business_request_disputed", row));
    expect(toBusiness.subject).toMatchObject({ request: { id, disputeKind: "delivery" } });
    expect(JSON.stringify(toBusiness)).not.toContain("Canary");
    const { questions } = await asOp((tx) => findRequestForReview(tx, id));
    expect(questions).toMatchObject([{ disputeKind: "delivery", reason: "Canary goods." }]);
  });

  test("that disputes without a kind is about something else, and a confirmation has none", async () => {
    const [old, confirmed] = [await asked(), await asked()];
    await answer(old.token, "disputed", "We never got the goods.");
    await answer(confirmed.token, "confirmed", null, "amount");
    const kindOf = async (id: string) =>
      (await owner("select dispute_kind from acknowledgements where request_id = $1", [id]))[0];
    expect(await kindOf(old.id)).toEqual({ dispute_kind: "other" });
    expect(await kindOf(confirmed.id)).toEqual({ dispute_kind: null });
  });

  test("counts within 14 days, of the submission in review, and not once that is decided", async () => {
    const late = await asked();
    await owner("update acknowledgements set expires_at = now() where request_id = $1", [late.id]);
    expect(await find(late.token)).toMatchObject({ state: "expired", debt: null });
    expect(await answer(late.token, "confirmed")).toBe("expired");
    const [{ days } = { days: "" }] = await owner<{ days: string }>(
      `select round(extract(epoch from expires_at - asked_at) / 86400) as days
       from acknowledgements where request_id = $1`,
      [(await asked()).id],
    );
    expect(Number(days)).toBe(14);

    const again = await asked();
    await owner(
      "update funding_requests set submitted_at = submitted_at + interval '1 s' where id = $1",
      [again.id],
    );
    expect(await answer(again.token, "confirmed")).toBe("closed");
    const decided = await asked();
    const changes = [{ field: "amount", comment: "x" }] as const;
    const review = { id: decided.id, version: await versionOf(decided.id), now, changes };
    await asOp((tx) => reviewFundingRequest(tx, { ...review, decision: "changes-requested" }));
    expect(await find(decided.token)).toMatchObject({ state: "closed", debt: null });
    expect(await answer(decided.token, "disputed", "x")).toBe("closed");
    expect(await eventsOf(decided.id)).not.toContain("customer-disputed");
  });

  test("under an unknown token is none", async () => {
    expect(await find("x".repeat(43))).toBeNull();
    expect(await answer("x".repeat(43), "confirmed")).toBeNull();
  });
});

describe("tokens of customers", () => {
  test("no role reads what the database knows of them, nor writes to the table", async () => {
    const { ben } = await asked();
    const statements = [
      "select token_hash from acknowledgements",
      "update acknowledgements set answer = 'confirmed'",
      "delete from acknowledgements",
    ];
    for (const text of [...statements, "select id from acknowledgements"]) {
      const statement = sql.raw(text);
      await expect(
        visitor((tx) => statement.execute(tx)),
        text,
      ).rejects.toThrow();
      await expect(
        ben.as((tx) => statement.execute(tx)),
        text,
      ).rejects.toThrow();
      await expect(
        worker((tx) => statement.execute(tx)),
        text,
      ).rejects.toThrow();
    }
    for (const text of statements)
      await expect(
        asOp((tx) => sql.raw(text).execute(tx)),
        text,
      ).rejects.toThrow();
  });

  test("a reviewer can't record a confirmation in the name of the customer", async () => {
    const { id } = await asked();
    const check = { id, version: await versionOf(id), now, comment: "x" };
    const record = asOp((tx) =>
      recordRequestCheck(tx, { ...check, subject: "debt", method: "link" as never }),
    );
    expect(await errorCodeOf(record)).toBe("INVALID_INPUT");
  });
});

describe("personal data of a customer's answer", () => {
  test("an export has what was asked, without words, admins and tokens", async () => {
    const { ben, token } = await asked();
    await answer(token, "disputed", "Canary goods.");
    const { acknowledgements } = await exportPerson(context.test.ownerUrl, ben.wallet, []);
    expect(acknowledgements).toMatchObject([{ answer: "disputed" }]);
    for (const name of ["token_hash", "admin_id", "reason", "resolution", "resolved_by"])
      expect(acknowledgements[0]).not.toHaveProperty(name);
  });

  test("an erasure removes the words, ends the link and cancels unsent mails", async () => {
    const { ben, id, token } = await asked();
    await answer(token, "disputed", "Canary goods.");
    await settle(id, "Canary agreed.");
    const next = await ask(id);
    const suspension = { businessId: ben.id, suspend: true, reason: "Asked." };
    await asOp((tx) => suspendBusiness(tx, suspension));
    await erasePerson(context.test.ownerUrl, ben.wallet);
    expect(
      await owner("select 1 from acknowledgements a where request_id = $1 and a::text ~ 'Canary'", [
        id,
      ]),
    ).toEqual([]);
    expect(await find(next)).toMatchObject({ state: "closed", debt: null });
    expect(
      await owner(
        `select 1 from outbox where sent_at is null and subject_id in (
           select id from acknowledgements where request_id = $1)`,
        [id],
      ),
    ).toEqual([]);
  });
});
