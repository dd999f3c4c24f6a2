import { findListedCustomers } from "@tenora/database/funding-request/find-listed-customers";
import { matchListedRequests } from "@tenora/database/funding-request/review/match-listed-requests";
import { recordFundingRequestListing } from "@tenora/database/funding-request/submit-funding-request";
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { expect, test } from "vitest";
import { useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, checkedRequest, submittedRequest, attest } = useFundingRequests();
let listings = 700n;

async function listed(draft: Partial<Draft>) {
  const business = await approved();
  const form = await checkedRequest(business, { draft: { kind: "invoice", ...draft } });
  await attest(form);
  listings += 1n;
  const listing = listings;
  await business.as((tx) =>
    recordFundingRequestListing(tx, { id: form.id, listing, transaction: null }),
  );
  return { business, reference: { listing, fingerprint: form.fingerprint } };
}

const customersOf = (...of: Awaited<ReturnType<typeof listed>>[]) =>
  asOp((tx) =>
    findListedCustomers(
      tx,
      of.map(({ reference }) => reference),
    ),
  );

test("listed customers: one customer of two sellers is the same by number and country, however it is written", async () => {
  const one = await listed({
    customerName: "Straits Foods Pte Ltd",
    customerRegistryNumber: "201801234k",
    customerCountry: "SG",
  });
  const same = await listed({
    customerName: "STRAITS FOODS",
    customerRegistryNumber: " 201801234K ",
    customerCountry: "sg",
    invoiceNumber: " KM-7725 ",
  });
  const elsewhere = await listed({
    customerName: "Straits Foods Pte Ltd",
    customerRegistryNumber: "201801234K",
    customerCountry: "MY",
  });
  const found = await customersOf(one, same, elsewhere);
  const keys = [one, same, elsewhere].map(({ reference }) => found.get(reference.listing)?.key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  const named = found.get(same.reference.listing);
  expect([named?.name, named?.invoice]).toEqual(["STRAITS FOODS", "KM-7725"]);
});

test("listed customers: without a number name and country decide, a campaign has none, and another chain's listing isn't ours", async () => {
  const one = await listed({ customerName: "Bo Bakery" });
  const same = await listed({ customerName: "BO BAKERY" });
  const elsewhere = await listed({ customerName: "Bo Bakery", customerCountry: "MY" });
  const campaign = await listed({ customerName: "Left over", invoiceNumber: "INV-1" });
  await context.owner((owner) =>
    owner.query(
      `update funding_requests set draft = jsonb_set(draft, '{kind}', '"community"') where listing_id = $1`,
      [campaign.reference.listing.toString()],
    ),
  );
  const found = await customersOf(one, same, elsewhere, campaign);
  const { key } = found.get(one.reference.listing) ?? {};
  expect(found.get(same.reference.listing)?.key).toBe(key);
  expect(found.get(elsewhere.reference.listing)?.key).not.toBe(key);
  expect(found.get(campaign.reference.listing)).toMatchObject({ name: null, invoice: null });
  const remade = { listing: one.reference.listing, fingerprint: `0x${"9".repeat(64)}` };
  expect(await asOp((tx) => findListedCustomers(tx, [remade]))).toEqual(new Map());
  expect(await asOp((tx) => findListedCustomers(tx, []))).toEqual(new Map());
});

test("receivable search: finds what was listed by part of the customer's or the business's name, and no draft", async () => {
  const found = await listed({ customerName: "Keppel_Bay Marine 100%" });
  const waiting = await approved();
  await submittedRequest(waiting, {
    draft: { kind: "invoice", customerName: "Keppel_Bay Marine 100%" },
  });
  const match = (text: string) => asOp((tx) => matchListedRequests(tx, text));
  const own = {
    ids: [found.reference.listing.toString()],
    fingerprints: [found.reference.fingerprint],
  };
  expect(await match("keppel_bay")).toEqual(own);
  expect(await match("100%")).toEqual(own);
  expect(await match("keppel%marine")).toEqual({ ids: [], fingerprints: [] });
  const byBusiness = await match("ada text");
  expect(byBusiness.ids).toContain(found.reference.listing.toString());
  const numbers = byBusiness.ids.map(Number);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test("listed customers: another business, a visitor, the market and the worker read none of them", async () => {
  const { reference } = await listed({ customerName: "Secret Customer" });
  const stranger = (await approved()).as as unknown as typeof asOp;
  expect(await stranger((tx) => findListedCustomers(tx, [reference]))).toEqual(new Map());
  for (const role of ["visitor", "market", "worker"])
    await expect(
      context.owner(async (owner) => {
        await owner.query(`set role tenora_${role}`);
        await owner.query("select draft from funding_requests");
      }),
    ).rejects.toMatchObject({ code: "42501" });
});
