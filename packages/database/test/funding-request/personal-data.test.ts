import { suspendBusiness } from "@tenora/database/business/manage-business";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { expect, test } from "vitest";
import { useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, submittedRequest, checkedRequest } = useFundingRequests();

test("export: has the checks and files of the requests, without the admins", async () => {
  const ben = await approved();
  const form = await checkedRequest(ben);
  const { documents } = await ben.as((tx) => findFundingRequest(tx, form.id));
  const found = await exportPerson(context.test.ownerUrl, ben.wallet, []);
  expect(found.fundingRequestChecks).toMatchObject([
    { subject: "contact", comment: "Spoke to AP." },
    { subject: "debt" },
    { subject: "duplicates" },
  ]);
  expect(found.fundingRequestChecks[0]).not.toHaveProperty("admin_id");
  // What other businesses asked for is not theirs.
  for (const name of ["comment", "compared_with"])
    expect(found.fundingRequestChecks[2]).not.toHaveProperty(name);
  expect(found.fundingRequestDocuments).toMatchObject([
    { id: documents[0]?.id, file_name: "invoice.pdf" },
  ]);
});

test("erasure: overwrites answers, comments and evidence, and names the files to remove", async () => {
  const ben = await approved();
  const form = await submittedRequest(ben);
  const changes = [{ field: "customerName", comment: "Erase me" }] as const;
  await asOp((tx) => reviewFundingRequest(tx, { ...form, decision: "changes-requested", changes }));
  const { documents } = await ben.as((tx) => findFundingRequest(tx, form.id));
  await asOp((tx) => suspendBusiness(tx, { businessId: ben.id, suspend: true, reason: "Asked." }));
  const erased = await erasePerson(context.test.ownerUrl, ben.wallet);
  expect(erased).toContain(documents[0]?.url);
  const { rows } = await context.owner((o) =>
    o.query(
      `select r.status, r.draft, r.requested_changes, h.changes, h.submission, h.reason
       from funding_requests r join funding_request_history h on h.request_id = r.id
       where r.id = $1`,
      [form.id],
    ),
  );
  for (const row of rows) {
    expect(row).toEqual({
      status: "withdrawn",
      draft: {},
      requested_changes: null,
      changes: null,
      submission: null,
      reason: null,
    });
  }
});
