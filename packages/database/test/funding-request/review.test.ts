import { suspendBusiness } from "@tenora/database/business/manage-business";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { saveFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import {
  recordFundingRequestListing,
  submitFundingRequest,
  withdrawFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { fileOf, hash, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, submission, submittedRequest, checkedRequest, attest } =
  useFundingRequests();

describe("funding request: review", () => {
  const changes = [{ field: "amount", comment: "Lower than the invoice, please." }] as const;

  test("requested changes open the request again; a new submission clears them", async () => {
    const ben = await approved();
    const form = await submittedRequest(ben);
    const review = { ...form, decision: "changes-requested", changes } as const;
    await asOp((tx) => reviewFundingRequest(tx, review));
    expect(await errorCodeOf(asOp((tx) => reviewFundingRequest(tx, review)))).toBe(
      "FUNDING_REQUEST_CLOSED",
    );
    const opened = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(opened).toMatchObject({ status: "changes-requested", requestedChanges: changes });
    const again = await submission(ben, form.id, { fingerprint: form.fingerprint });
    await ben.as((tx) => submitFundingRequest(tx, again));
    const found = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(found).toMatchObject({ status: "submitted", requestedChanges: [] });
    expect(found.history.at(2)).toMatchObject({ event: "changes-requested", changes });
    const none = {
      id: form.id,
      version: found.version,
      now,
      decision: "changes-requested",
      changes: [],
    } as const;
    expect(await errorCodeOf(asOp((tx) => reviewFundingRequest(tx, none)))).toBe("INVALID_INPUT");
  });

  test("two reviewers decide once, with one audit row", async () => {
    const ben = await approved();
    const form = await submittedRequest(ben);
    const decide = () =>
      asOp((tx) =>
        reviewFundingRequest(tx, { ...form, decision: "rejected", reason: "Not an invoice." }),
      );
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => errorCodeOf(decide())));
    expect(outcomes.filter((one) => one === "FUNDING_REQUEST_CLOSED")).toHaveLength(3);
    const { rows } = await context.owner((o) =>
      o.query("select action, reason, after from audit_log where subject_id = $1", [form.id]),
    );
    // The text stays where it can be erased.
    expect(rows).toMatchObject([
      { action: "funding_request.rejected", reason: null, after: { hasReason: true } },
    ]);
    expect(await ben.as((tx) => findFundingRequest(tx, form.id))).toMatchObject({
      status: "rejected",
      rejectionReason: "Not an invoice.",
    });
  });

  test("an attested request can be listed, and edited again only once it has expired", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const expiresAt = new Date(now.getTime() + 1_000);
    await attest(form, { expiresAt });
    const { version } = await ben.as((tx) => findFundingRequest(tx, form.id));
    const save = (at: number) =>
      ben.as((tx) =>
        saveFundingRequest(tx, { id: form.id, version, draft: emptyDraft, now: new Date(at) }),
      );
    expect(await errorCodeOf(save(expiresAt.getTime()))).toBe("FUNDING_REQUEST_CLOSED");
    expect(await save(expiresAt.getTime() + 1)).toBe(version + 1);
    expect(await ben.as((tx) => findFundingRequest(tx, form.id))).toMatchObject({
      status: "changes-requested",
      attested: null,
    });
    await ben.as((tx) => withdrawFundingRequest(tx, { id: form.id, version: version + 1, now }));
    const listed = { id: form.id, listing: 43n, transaction: null };
    const record = ben.as((tx) => recordFundingRequestListing(tx, listed));
    expect(await errorCodeOf(record)).toBe("FUNDING_REQUEST_CLOSED");
  });

  test("an expired attestation is cleared by a submission as well", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const expiresAt = new Date(now.getTime() + 1_000);
    await attest(form, { expiresAt });
    const later = new Date(expiresAt.getTime() + 1);
    const again = await submission(ben, form.id, { fingerprint: form.fingerprint });
    await ben.as((tx) => submitFundingRequest(tx, { ...again, now: later }));
    const found = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(found).toMatchObject({ status: "submitted", attested: null });
  });

  test("a file that is added after the approval expired ends the approval, so no listing shows it", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const expiresAt = new Date(now.getTime() + 1_000);
    await attest(form, { expiresAt });
    const late = fileOf(form.id, { now: new Date(expiresAt.getTime() + 1) });
    expect(await ben.as((tx) => addDocument(tx, late))).toBeDefined();
    expect(await ben.as((tx) => findFundingRequest(tx, form.id))).toMatchObject({
      status: "changes-requested",
      attested: null,
    });
    const listed = { id: form.id, listing: 44n, transaction: null };
    const record = ben.as((tx) => recordFundingRequestListing(tx, listed));
    expect(await errorCodeOf(record)).toBe("FUNDING_REQUEST_CLOSED");
  });

  test("a listing is recorded once, also for a request that was withdrawn", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const record = (id: string, listing: bigint) =>
      ben.as((tx) => recordFundingRequestListing(tx, { id, listing, transaction: hash() }));
    expect(await errorCodeOf(record(form.id, 41n))).toBe("FUNDING_REQUEST_CLOSED");
    await attest(form);
    await ben.as((tx) =>
      withdrawFundingRequest(tx, { id: form.id, version: form.version + 1, now }),
    );
    await record(form.id, 41n);
    await record(form.id, 41n);
    expect(await errorCodeOf(record(form.id, 42n))).toBe("FUNDING_REQUEST_CLOSED");
    const other = await checkedRequest(ben);
    await attest(other);
    expect(await errorCodeOf(record(other.id, 41n))).toBe("LISTING_NOT_FOUND");
    const found = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(found).toMatchObject({ status: "listed", listing: { id: "41" } });
    expect(found.history.filter(({ event }) => event === "listed")).toHaveLength(1);
  });

  test("no attestation without an approved business", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const suspend = { businessId: ben.id, suspend: true, reason: "A report." };
    await asOp((tx) => suspendBusiness(tx, suspend));
    expect(await errorCodeOf(attest(form))).toBe("BUSINESS_SUSPENDED");
  });
});
