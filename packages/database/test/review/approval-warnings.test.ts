import { randomUUID } from "node:crypto";
import { findEqualRegistrations } from "@tenora/database/business/review/find-equal-registrations";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { findOpenedCertificates } from "@tenora/database/document/find-opened-certificates";
import { recordDocumentLink } from "@tenora/database/document/record-document-link";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import type { countries } from "@tenora/domain/business/onboarding";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll, expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

// What a reviewer should know before they approve several businesses at once.

const context = useDatabaseContext();
let token: string;
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, token, run);

beforeAll(async () => {
  ({ token } = await createAdminSession(context.test.ownerUrl, "op@example.com"));
});

const registered = (
  companyName: string,
  registrationNumber: string,
  country: (typeof countries)[number] = "Singapore",
) => submitted(context, { companyName, registrationNumber, country });
const equalTo = async ({ id }: { readonly id: string }) =>
  ((await asOp((tx) => findEqualRegistrations(tx, [id])))[id] ?? []).map(
    ({ companyName }) => companyName,
  );

test("equal registration numbers: however they are written, and the first ones only", async () => {
  const first = await registered("First", "2024-12345 k");
  const second = await registered("Second", "202412345K");
  await registered("Another", "202412345L");
  expect(await equalTo(first)).toEqual(["Second"]);
  expect(await equalTo(second)).toEqual(["First"]);
  for (const name of ["Third", "Fourth", "Fifth"]) await registered(name, "2024 12345K");
  expect(await equalTo(second)).toEqual(["First", "Third", "Fourth"]);
});

test("equal registration numbers: the same number in another country is another business", async () => {
  const here = await registered("Here", "4711", "Malaysia");
  await registered("There", "4711", "Thailand");
  expect(await equalTo(here)).toEqual([]);
  await registered("Here too", "47-11", "Malaysia");
  expect(await equalTo(here)).toEqual(["Here too"]);
});

test("equal registration numbers: approved businesses count, rejected and erased ones don't", async () => {
  const one = await registered("One", "NUMBER-7");
  const approved = await registered("Approved", "NUMBER-7");
  const rejected = await registered("Rejected", "NUMBER-7");
  const erased = await registered("Erased", "NUMBER-7");
  await asOp((tx) => reviewBusiness(tx, { businessId: approved.id, status: "approved" }));
  await asOp((tx) => reviewBusiness(tx, { businessId: rejected.id, status: "rejected" }));
  await erasePerson(context.test.ownerUrl, erased.wallet);
  expect(await equalTo(one)).toEqual(["Approved"]);
  expect(await equalTo(erased)).toEqual([]);
  const signs = await registered("Signs", "---");
  await registered("More signs", "--");
  expect(await equalTo(signs)).toEqual([]);
});

test("opened certificates: when anybody last opened the present one, until it is replaced", async () => {
  const business = await registered("Opened", "1");
  const other = await registered("Other", "2");
  const openedAt = async () =>
    Object.keys(await asOp((tx) => findOpenedCertificates(tx, [business.id, other.id])));
  const { rows } = await context.owner((owner) =>
    owner.query("select certificate_url from businesses where id = $1", [business.id]),
  );
  const document = rows[0]?.certificate_url;
  expect(await openedAt()).toEqual([]);
  await asOp((tx) => recordDocumentLink(tx, { businessId: business.id, document }));
  expect(await openedAt()).toEqual([business.id]);
  const replacement = {
    url: `/documents/business-documents/${randomUUID()}.pdf`,
    info: { fileName: "2.pdf" },
    key: randomUUID(),
  };
  await asMember(context.web, business.token, (tx) => replaceCertificate(tx, replacement));
  expect(await openedAt()).toEqual([]);
});

test("approval warnings: both are found by their indexes, whatever a page lists", async () => {
  const { id } = await registered("Planned", "3");
  // Among few rows any index would do.
  await context.owner(async (owner) => {
    await owner.query(
      `insert into audit_log (action, subject_type, subject_id)
       select 'business.document_opened', 'business', gen_random_uuid() from generate_series(1, 300)`,
    );
    await owner.query("analyze audit_log");
  });
  const plans = await asOp((tx) =>
    plansOf(tx, async (explaining) => {
      await findEqualRegistrations(explaining, [id]);
      await findOpenedCertificates(explaining, [id]);
    }),
  );
  expect(plans).toContain("businesses_registration_number");
  expect(plans).toContain("audit_log_subject");
  expect(plans).not.toContain("Seq Scan");
});

test("approval warnings: members read neither", async () => {
  const one = await registered("Member's", "4");
  const asOne = (run: (tx: never) => Promise<unknown>) =>
    errorCodeOf(asMember(context.web, one.token, (tx) => run(tx as never)));
  expect(await asOne((tx) => findOpenedCertificates(tx, [one.id]))).toBe("FORBIDDEN");
  await registered("Its twin", "4");
  expect(await asOne((tx) => findEqualRegistrations(tx, [one.id]))).toEqual({ resolved: {} });
});
