import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { checkDraft } from "@tenora/domain/funding-request/draft/check-draft";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import {
  buildTerms,
  type RequestTerms,
} from "@tenora/domain/funding-request/financing/build-terms";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { type Address, keccak256, stringToHex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bumpCounter } from "../src/exchange/account.ts";
import { cancelListing, listReceivable } from "../src/exchange/listing.ts";
import { findListingOfRequest } from "../src/funding-request/find-listing-of-request.ts";
import {
  readChainTime,
  readLastListing,
  readSignerCounter,
} from "../src/funding-request/read-seller.ts";
import { fromTermsJson, toTermsJson } from "../src/funding-request/terms-json.ts";
import { isMessageSigned } from "../src/funding-request/verify-message.ts";
import { attestTerms } from "../src/typed-data/attestation-message.ts";
import { signMessage } from "../src/typed-data/signable-message.ts";
import { termsMessage } from "../src/typed-data/terms-message.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";

const folder = mkdtempSync(join(tmpdir(), "tenora-funding-request-"));
let harness: ExchangeHarness;
beforeAll(async () => {
  harness = await startExchangeHarness(folder);
});
afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true });
});

/** The terms of a complete request of Ben, signed now. */
async function requestTerms(invoice: string, changes: Partial<Draft> = {}): Promise<RequestTerms> {
  const { deployment, chain } = harness;
  const seller = parseWalletAddress(harness.as("ben").account.address);
  if (seller === null) throw new Error("no address");
  const signedAt = await readChainTime([chain.rpcUrl]);
  const now = signedAt * 1000;
  const day = (days: number) => toCalendarDate(addDays(now, days));
  const { input, errors } = checkDraft(
    {
      ...emptyDraft,
      customerName: "Straits Foods",
      customerRegistryNumber: "201912345K",
      customerCountry: "SG",
      customerEmail: "ap@straits-foods.com",
      invoiceNumber: invoice,
      issueDate: day(-1),
      dueDate: day(60),
      faceValue: "30,000.00",
      amount: "24,000.99",
      interestRate: "11.5",
      minimumRaise: "12,000.00",
      fundingDeadline: day(14),
      audience: "eligible",
      recourse: "without",
      ...changes,
    },
    {
      now,
      tier: 1,
      seller,
      stablecoins: deployment.stablecoins,
      ownEmailDomain: null,
      sellerCountry: "SG",
    },
  );
  expect(errors).toEqual({});
  if (input === null) throw new Error("incomplete");
  const { eligible, link, invite } = deployment.gates;
  const fingerprint = keccak256(stringToHex(invoice));
  return buildTerms(input, {
    seller,
    tier: 1,
    gates: { eligible, link, invited: invite },
    fingerprint,
    papers: keccak256(stringToHex("papers")),
    signedAt,
    counter: await readSignerCounter([chain.rpcUrl], deployment.exchange, seller),
    previous: await readLastListing([chain.rpcUrl], deployment.exchange, fingerprint),
  });
}

test.each<[string, Partial<Draft>]>([
  ["a rate", {}],
  ["a sum", { interestKind: "total", interestTotal: "500.5", stablecoin: "USDT" }],
  ["the longest tenor", { dueDate: "", maturity: "" }],
])(
  "funding request: its terms with %s are accepted by the exchange and found again",
  async (name, changes) => {
    const { deployment, chain } = harness;
    const rpcUrls = [chain.rpcUrl];
    const dueDate = toCalendarDate(addDays((await readChainTime(rpcUrls)) * 1000, 364));
    const isLong = changes.dueDate === "";
    const terms = await requestTerms(name, isLong ? { dueDate } : changes);
    const ben = harness.as("ben");
    const message = termsMessage(deployment, terms);
    const seller = await signMessage(ben.account, message);
    expect(await isMessageSigned(rpcUrls, message, seller)).toBe(true);
    const dara = await signMessage(harness.as("dara").account, { ...message, signer: null });
    expect(await isMessageSigned(rpcUrls, message, dara)).toBe(false);
    const olga = harness.as("olga").account;
    const find = (changes: Partial<RequestTerms>, attestor: Address = olga.address) =>
      findListingOfRequest(rpcUrls, deployment.exchange, {
        terms: { ...terms, ...changes },
        attestor,
      });
    expect(await find({})).toBeNull();

    // As stored: JSON, and back.
    const stored = fromTermsJson(JSON.parse(JSON.stringify(toTermsJson(terms))));
    const deadline = (await harness.now()) + 7 * 86_400;
    const offer = await attestTerms(
      deployment,
      olga,
      { terms: stored, seller },
      { level: 1, deadline },
    );
    const listing = await harness.done(listReceivable(ben.sender, deployment.exchange, offer));
    expect(await find({})).toBe(listing);
    // Any term counts, also those that a listing does not keep.
    const others = { face: terms.face + 1 };
    expect(await find(others)).toBeNull();
    expect(await find({ papers: keccak256(stringToHex("other papers")) })).toBeNull();
    expect(await find({ lateFeeBps: terms.lateFeeBps + 1 })).toBeNull();
    expect(await find({ deadline: terms.deadline - 1 })).toBeNull();
    expect(await find({}, ben.account.address)).toBeNull();
  },
);

/** Lists terms that Ben signs and `attestor` attests; resolves with the listing. */
async function list(terms: RequestTerms): Promise<bigint> {
  const { deployment } = harness;
  const ben = harness.as("ben");
  const seller = await signMessage(ben.account, termsMessage(deployment, terms));
  const choice = { level: 1, deadline: (await harness.now()) + 7 * 86_400 };
  const olga = harness.as("olga").account;
  const offer = await attestTerms(deployment, olga, { terms, seller }, choice);
  return harness.done(listReceivable(ben.sender, deployment.exchange, offer));
}

test("funding request: an invoice whose sale was cancelled is listed again", async () => {
  const { deployment } = harness;
  const first = await requestTerms("cancelled");
  expect(first.previous).toBe(0);
  const listing = await list(first);
  await harness.done(cancelListing(harness.as("ben").sender, deployment.exchange, listing));
  const second = await requestTerms("cancelled");
  expect(second.previous).toBe(Number(listing));
  expect(await list(second)).toBe(listing + 1n);
});

test("funding request: its terms name the seller's counter", async () => {
  const { deployment } = harness;
  const before = await requestTerms("before");
  await harness.done(bumpCounter(harness.as("ben").sender, deployment.exchange));
  const after = await requestTerms("after");
  expect(after.counter).toBe(before.counter + 1);
});
