import { beforeAll, expect, test } from "vitest";
import { onboardingForm, Person } from "../support/people/person.ts";
import { createAdminTestContext } from "../support/sign-in/admin-test-context.ts";

// What an operator does after the decision, and the approval of several requests at once.

const { marketplace, ask, countAuditRows } = createAdminTestContext();
const ada = new Person(marketplace);
const op = new Person(marketplace);
let businessId = "";

beforeAll(async () => {
  await ada.signInWithWallet();
  await ada.submit(onboardingForm(ada.wallet));
  await op.signInAsAdmin();
  const [row] = await ask<{ id: string }>("select id from businesses where wallet_address = $1", [
    ada.wallet,
  ]);
  businessId = row?.id ?? "";
});

const act = (body: object) => op.post(`/api/admin/businesses/${businessId}/acts`, body);

test("business management: approving, suspending, reinstating, tier and comment leave one audit row each", async () => {
  const before = await countAuditRows();
  const review = await op.post(`/api/admin/businesses/${businessId}/review`, {
    status: "approved",
    tier: 2,
  });
  expect(review.status).toBe(200);
  const standing = async () => {
    const response = await op.fetch(`/api/wallets/${ada.wallet}/business`);
    return ((await response.json()) as { business: unknown }).business;
  };
  expect(await standing()).toEqual({ status: "approved", tier: 2 });
  expect((await act({ act: "suspend", reason: "A report" })).status).toBe(200);
  expect((await act({ act: "suspend", reason: "A report" })).status).toBe(409);
  expect(await standing()).toEqual({ status: "approved", tier: 2, suspended: true });
  expect((await act({ act: "reinstate", reason: "Cleared" })).status).toBe(200);
  expect((await act({ act: "tier", seen: 2, tier: 1, reason: "Proven" })).status).toBe(200);
  expect((await act({ act: "note", note: "Called." })).status).toBe(200);
  expect(await standing()).toEqual({ status: "approved", tier: 1 });
  expect((await countAuditRows()) - before).toBe(5);
});

test.each([
  [{ act: "suspend" }],
  [{ act: "suspend", reason: " \u3164" }],
  [{ act: "suspend", reason: "x".repeat(2001) }],
  [{ act: "tier", seen: 3, tier: 4, reason: "x" }],
  [{ act: "note", note: "" }],
  [{ act: "request-certificate", message: " \u3164", seenCertificate: "" }],
  [{ act: "request-certificate", message: "x".repeat(2001), seenCertificate: "" }],
  [{ act: "request-certificate", message: "x" }],
  [{ act: "hide-rating", rating: "x", hide: true, reason: "x" }],
  [{ act: "approve", reason: "x" }],
])("business management: rejects invalid input: %j", async (body) => {
  expect((await act(body)).status).toBe(400);
});

test("approvals: several requests are approved, each by itself", async () => {
  const bo = new Person(marketplace);
  await bo.signInWithWallet();
  await bo.submit(onboardingForm(bo.wallet, { companyName: "Bulk Bo" }));
  const [row] = await ask<{ id: string; seen: string | null }>(
    "select id, certificate_url as seen from businesses where wallet_address = $1",
    [bo.wallet],
  );
  const id = row?.id ?? "";
  const seen = row?.seen ?? "";
  const nobody = crypto.randomUUID();
  const before = await countAuditRows();
  const answer = await op.post("/api/admin/businesses/approvals", {
    businesses: [businessId, id, id, nobody].map((one) => ({ id: one, seenCertificate: seen })),
    tier: 2,
  });
  expect(await answer.json()).toEqual({
    refusals: {
      [businessId]: expect.stringContaining("A colleague has already decided"),
      [id]: null,
      [nobody]: "No business found with the given ID",
    },
  });
  expect((await countAuditRows()) - before).toBe(1);
  const many = Array.from({ length: 51 }, () => ({ id: crypto.randomUUID(), seenCertificate: "" }));
  for (const body of [
    { businesses: [], tier: 3 },
    { businesses: many, tier: 3 },
    { businesses: [{ id: "x", seenCertificate: "" }], tier: 3 },
    { businesses: [{ id: nobody }], tier: 3 },
    { ids: [nobody], tier: 3 },
  ]) {
    expect((await op.post("/api/admin/businesses/approvals", body)).status).toBe(400);
  }
});

test("approvals: a request whose certificate changed since the list was loaded is skipped and reported", async () => {
  const bea = new Person(marketplace);
  await bea.signInWithWallet();
  await bea.submit(onboardingForm(bea.wallet, { companyName: "Bulk Bea" }));
  const another = `/documents/business-documents/${crypto.randomUUID()}.pdf`;
  const [row] = await ask<{ id: string }>(
    "update businesses set certificate_url = $2 where wallet_address = $1 returning id",
    [bea.wallet, another],
  );
  const id = row?.id ?? "";
  const approve = async (seenCertificate: string) => {
    const businesses = [{ id, seenCertificate }];
    const answer = await op.post("/api/admin/businesses/approvals", { businesses, tier: 3 });
    return answer.json();
  };
  for (const seen of ["", "/documents/business-documents/first.pdf"]) {
    expect(await approve(seen)).toEqual({
      refusals: { [id]: expect.stringContaining("uploaded another certificate") },
    });
  }
  expect(await approve(another)).toEqual({
    refusals: { [id]: null },
  });
});
