import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import type { Hex } from "viem";
import { createFundingRequestContext } from "../../../apps/web/test/support/funding-request.ts";
import { createReviewContext } from "../../../apps/web/test/support/funding-request-review.ts";
import { pdfFile } from "../../../apps/web/test/support/people/person.ts";
import { ask, operatorOf } from "../admin/review.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { PersonWithKey } from "../onboarding/person-with-key.ts";
import { expect } from "../test.ts";
import { readChainTime } from "./exchange-facts.ts";

// What journeys click through in `sell-invoice.ts` and `attest-request.ts`, by the same endpoints.

/** The business of this key asks for 24,000 on an invoice of 24,900, and signs; resolves with the request's id. */
export async function requestPastPages(
  marketplace: RunningMarketplace,
  key: Hex,
  changes: Partial<Draft> & Pick<Draft, "invoiceNumber">,
): Promise<string> {
  const query = (text: string, values: unknown[]) => ask(marketplace, text, values);
  const { submitted } = createFundingRequestContext(marketplace, { query });
  const now = await readChainTime(marketplace);
  const day = (days: number) => toCalendarDate(addDays(now, days));
  const ben = new PersonWithKey(marketplace, key);
  await ben.signInWithWallet();
  const draft = {
    customerName: "Cleo Stores Pte Ltd",
    customerEmail: "ap@cleo-stores.example",
    issueDate: day(-5),
    dueDate: day(60),
    fundingDeadline: day(14),
    ...changes,
  };
  // Another file for each: the same one would make them similar requests.
  return submitted(ben, draft, pdfFile(samplePdf(changes.invoiceNumber), "invoice.pdf"));
}

/** Op records what has to be checked, and Olga attests it. */
export async function attestPastPages(
  marketplace: RunningMarketplace,
  id: string,
  checks = requiredChecks("invoice"),
): Promise<void> {
  const op = await operatorOf(marketplace);
  const review = reviewOf(marketplace, op);
  await review.check(id, ...checks);
  const path = `/api/admin/funding-requests/${id}/attestation`;
  expect((await op.post(path, await review.signed(id))).status).toBe(200);
}

/** Lists what was attested, and waits until the worker has recorded it; resolves with the listing's id. */
export async function publishPastPages(
  marketplace: RunningMarketplace,
  id: string,
): Promise<bigint> {
  const listing = await reviewOf(marketplace, await operatorOf(marketplace)).publish(id);
  const read = async () => {
    // As its schedule does, each minute.
    await ask(marketplace, "select graphile_worker.add_job('record_listings')", []);
    return ask(marketplace, "select status from public.funding_requests where id = $1", [id]);
  };
  await expect.poll(read).toEqual([{ status: "listed" }]);
  return listing;
}

const reviewOf = (marketplace: RunningMarketplace, op: Parameters<typeof createReviewContext>[2]) =>
  createReviewContext(marketplace, (text, values = []) => ask(marketplace, text, values), op);
