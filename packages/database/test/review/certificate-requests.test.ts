import { randomUUID } from "node:crypto";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { restartOnboarding } from "@tenora/database/business/restart-onboarding";
import { findBusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import {
  findCertificateRequests,
  findOwnCertificateRequest,
} from "@tenora/database/business/review/find-certificate-requests";
import { requestCertificate } from "@tenora/database/business/review/request-certificate";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { runTransaction } from "@tenora/database/transaction/transaction";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { key, tablesContaining } from "../support/canary-records.ts";
import {
  errorCodeOf,
  someoneWaits,
  submission,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

// A reviewer asks the business behind a pending request for another certificate.

const context = useDatabaseContext();
let op: { token: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

type Business = Awaited<ReturnType<typeof submitted>>;
const ask = async ({ id }: Business, message = "Page 2 is cut off") => {
  const { certificateUrl } = await asOp((tx) => findBusinessForReview(tx, id));
  const seenCertificate = certificateUrl ?? "";
  await asOp((tx) => requestCertificate(tx, { businessId: id, message, seenCertificate }));
};
const replace = ({ token }: Business) => {
  const url = `/documents/business-documents/${randomUUID()}.pdf`;
  const replacement = { url, info: { fileName: "2.pdf" }, key: randomUUID() };
  return asMember(context.web, token, (tx) => replaceCertificate(tx, replacement));
};
const statusOf = async ({ id }: Business) =>
  (await asOp((tx) => findCertificateRequests(tx, [id])))[id];
const ownOf = ({ token }: Business) => asMember(context.web, token, findOwnCertificateRequest);
const review = ({ id: businessId }: Business, status: "approved" | "rejected") =>
  asOp((tx) => reviewBusiness(tx, { businessId, status }));

test("certificate request: waits for the applicant, who reads it, until another one has arrived", async () => {
  const business = await submitted(context);
  const other = await submitted(context);
  expect(await ownOf(business)).toBeNull();
  await ask(business, "  Page 2 is cut off ");
  expect(await statusOf(business)).toMatchObject({
    message: "Page 2 is cut off",
    answeredAt: null,
  });
  expect(await ownOf(business)).toMatchObject({ message: "Page 2 is cut off" });
  expect(await ownOf(other)).toBeNull();
  expect(await statusOf(other)).toBeUndefined();
  await replace(business);
  expect((await statusOf(business))?.answeredAt).toBeInstanceOf(Date);
  expect(await ownOf(business)).toBeNull();
  // Another question may follow.
  await ask(business, "It is older than a year");
  expect(await ownOf(business)).toMatchObject({ message: "It is older than a year" });
  const found = await asOp((tx) => findBusinessForReview(tx, business.id));
  expect(found.status).toBe("pending");
  expect(found.history.map(({ event }) => event)).toEqual([
    "submitted",
    "certificate_requested",
    "certificate_replaced",
    "certificate_requested",
  ]);
  expect(found.history[1]).toMatchObject({
    reason: "Page 2 is cut off",
    adminEmail: "op@example.com",
  });
});

test("certificate request: leaves an audit row without its text, and one mail with it", async () => {
  const business = await submitted(context);
  await ask(business);
  const { entries } = await asOp((tx) => listAuditEntries(tx, { subject: business.id, limit: 9 }));
  expect(entries).toMatchObject([
    { action: "business.certificate_requested", adminEmail: "op@example.com" },
  ]);
  expect(JSON.stringify(entries)).not.toContain("cut off");
  const { rows } = await context.owner((o) =>
    o.query("select kind, reason from outbox where subject_id = $1 order by kind", [business.id]),
  );
  expect(rows).toEqual([
    { kind: "business_certificate_requested", reason: "Page 2 is cut off" },
    { kind: "business_submitted", reason: null },
  ]);
});

test("certificate request: of two at once the first is sent, and the second rejected", async () => {
  const business = await submitted(context);
  const { id: businessId } = business;
  const { certificateUrl } = await asOp((tx) => findBusinessForReview(tx, businessId));
  const request = { businessId, message: "Blurred", seenCertificate: certificateUrl ?? "" };
  let second: Promise<unknown> | undefined;
  await asOp(async (tx) => {
    await requestCertificate(tx, request);
    second = errorCodeOf(ask(business));
    await someoneWaits(context);
  });
  expect(await second).toBe("CERTIFICATE_REQUESTED");
});

test("certificate request: a decision or a replacement that comes first wins", async () => {
  for (const [change, code] of [
    ["update businesses set status = 'approved' where id = $1", "ALREADY_REVIEWED"],
    ["update businesses set certificate_url = null where id = $1", "CERTIFICATE_CHANGED"],
  ] as const) {
    const business = await submitted(context);
    let late: Promise<unknown> | undefined;
    await context.owner(async (o) => {
      await o.query("begin");
      const { certificateUrl } = await asOp((tx) => findBusinessForReview(tx, business.id));
      const request = {
        businessId: business.id,
        message: "x",
        seenCertificate: certificateUrl ?? "",
      };
      await o.query(change, [business.id]);
      late = errorCodeOf(asOp((tx) => requestCertificate(tx, request)));
      await someoneWaits(context);
      await o.query("commit");
    });
    expect(await late).toBe(code);
  }
});

test("certificate request: rejected once decided, replaced or erased, and without a message", async () => {
  const business = await submitted(context);
  const { id: businessId, wallet } = business;
  const send = (message: string, seenCertificate = "") =>
    asOp((tx) => requestCertificate(tx, { businessId, message, seenCertificate }));
  expect(await errorCodeOf(send("Blurred"))).toBe("CERTIFICATE_CHANGED");
  expect(await errorCodeOf(ask(business, "  "))).toBe("INVALID_INPUT");
  expect(await errorCodeOf(ask(business, "x".repeat(2_001)))).toBe("INVALID_INPUT");
  await review(business, "rejected");
  expect(await errorCodeOf(ask(business))).toBe("ALREADY_REVIEWED");
  await erasePerson(context.test.ownerUrl, wallet);
  expect(await errorCodeOf(send("Blurred"))).toBe("BUSINESS_ERASED");
  const unknown = asOp((tx) =>
    requestCertificate(tx, { businessId: randomUUID(), message: "x", seenCertificate: "" }),
  );
  expect(await errorCodeOf(unknown)).toBe("BUSINESS_NOT_FOUND");
});

test("certificate request: ends with the decision, and a resubmission starts without one", async () => {
  const business = await submitted(context);
  await ask(business);
  await review(business, "rejected");
  expect(await statusOf(business)).toBeUndefined();
  expect(await ownOf(business)).toBeNull();
  await asMember(context.web, business.token, (tx) =>
    restartOnboarding(tx, submission(business.wallet)),
  );
  expect(await statusOf(business)).toBeUndefined();
  await ask(business);
  await review(business, "approved");
  expect(await statusOf(business)).toBeUndefined();
});

test("certificate request: its text is exported, and erased from every table", async () => {
  const business = await submitted(context);
  const { ownerUrl } = context.test;
  await ask(business, "Miss Canary isn't named on it");
  const { history, mails } = await exportPerson(ownerUrl, business.wallet, key);
  for (const records of [history, mails]) {
    expect(JSON.stringify(records)).toContain("Miss Canary isn't named on it");
  }
  expect(JSON.stringify(history)).not.toContain("admin");
  expect(await tablesContaining(context, "Miss Canary")).not.toEqual([]);
  await erasePerson(ownerUrl, business.wallet);
  expect(await tablesContaining(context, "Miss Canary")).toEqual([]);
});

test("certificate request: rejected for members, visitors and the bare role", async () => {
  const { id, token } = await submitted(context);
  const call = sql`select public.request_certificate(${id}::uuid, 'x', null)`;
  const read = sql`select * from app.certificate_request(${id}::uuid)`;
  const bare = runTransaction(context.admin, "admin", "", (tx) => call.execute(tx));
  expect(await errorCodeOf(bare)).toBe("FORBIDDEN");
  for (const attempt of [call, read]) {
    const visitor = asVisitor(context.web, (tx) => attempt.execute(tx));
    expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
    const member = asMember(context.web, token, (tx) => attempt.execute(tx));
    expect(await errorCodeOf(member)).toBe("FORBIDDEN");
  }
});
