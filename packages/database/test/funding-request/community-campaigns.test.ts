import { createHash } from "node:crypto";
import { findListedRequests } from "@tenora/database/disclosure/find-listed-requests";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { saveFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import {
  recordFundingRequestListing,
  submitFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Draft } from "@tenora/domain/funding-request/draft";
import { requestKinds } from "@tenora/domain/funding-request/draft";
import { requiredChecks } from "@tenora/domain/funding-request/request-check";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { fileOf, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, draftOf, submission, checkedRequest, submittedRequest, attest } =
  useFundingRequests();

const story = "A second oven.\n\nIt pays itself back in bread: “half as much again” every morning.";
const campaign: Partial<Draft> = { kind: "community", campaignName: "Second oven", story };
const zero = `0x${"0".repeat(40)}`;
const repayment = 5_000_000_000;
const owed = { kind: 1, debtor: zero, face: repayment };
const sha256 = (text: string) => createHash("sha256").update(text).digest();

describe("community campaign", () => {
  test("needs the same checks in the database as in the domain", async () => {
    for (const kind of requestKinds) {
      const { rows } = await context.owner((o) =>
        o.query("select app.required_checks($1::jsonb) as checks", [JSON.stringify({ kind })]),
      );
      expect(rows).toEqual([{ checks: requiredChecks(kind) }]);
    }
  });

  test("signs the story: its hash stands for the documents, alone or among them", async () => {
    const ben = await approved(3);
    const id = await draftOf(ben, campaign);
    const papersOf = async () => (await ben.as((tx) => findFundingRequest(tx, id))).papers;
    const both = (...hashes: Buffer[]) =>
      `0x${createHash("sha256")
        .update(Buffer.concat(hashes.sort(Buffer.compare)))
        .digest("hex")}`;
    expect(await papersOf()).toBe(both(sha256(story)));
    const file = fileOf(id);
    await ben.as((tx) => addDocument(tx, file));
    expect(await papersOf()).toBe(both(sha256(story), file.sha256));
    const form = await submission(ben, id, { terms: owed });
    const { draft, version } = await ben.as((tx) => findFundingRequest(tx, id));
    const saved = await ben.as((tx) =>
      saveFundingRequest(tx, { id, version, now, draft: { ...draft, story: `${story} Or more.` } }),
    );
    const late = ben.as((tx) => submitFundingRequest(tx, { ...form, version: saved }));
    expect(await errorCodeOf(late)).toBe("DOCUMENTS_CHANGED");
  });

  test.each<[string, Partial<Draft>, object]>([
    ["a campaign with the terms of an invoice", campaign, { ...owed, kind: 0 }],
    ["a campaign that owes another face", campaign, { ...owed, face: repayment + 1 }],
    ["a campaign with a debtor", campaign, { ...owed, debtor: `0x${"ab".repeat(20)}` }],
    ["an invoice with the terms of a campaign", { kind: "invoice" }, owed],
  ])("rejects %s", async (_case, draft, terms) => {
    const ben = await approved(3);
    expect(await errorCodeOf(submittedRequest(ben, { draft, terms }))).toBe("INVALID_INPUT");
  });

  test("is attested after its own check, which no invoice takes, and tells its story once listed", async () => {
    const ben = await approved(3);
    const form = await submittedRequest(ben, { draft: campaign, terms: owed });
    const check = {
      id: form.id,
      version: form.version,
      now,
      method: "meeting",
      comment: "Saw it.",
    };
    const record = (subject: "contact" | "campaign") =>
      asOp((tx) => recordRequestCheck(tx, { ...check, subject, method: "meeting" }));
    expect(await errorCodeOf(record("contact"))).toBe("INVALID_INPUT");
    expect(await errorCodeOf(attest(form))).toBe("REQUEST_NOT_CHECKED");
    await record("campaign");
    await attest({ ...form, version: form.version + 1 });
    await ben.as((tx) =>
      recordFundingRequestListing(tx, { id: form.id, listing: 91n, transaction: null }),
    );
    const listing = { id: 91n, fingerprint: form.fingerprint };
    const found = await asVisitor(context.web, (tx) => findListedRequests(tx, [listing]));
    expect(found.get(91n)?.campaign).toEqual({ name: "Second oven", story });
    const { rows } = await context.owner((o) =>
      o.query("select action from audit_log where subject_id = $1 order by id", [form.id]),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "funding_request.campaign_checked",
      "funding_request.attested",
    ]);
  });

  test("of an invoice nothing is told to everybody, whatever was typed before", async () => {
    const ben = await approved();
    const draft: Partial<Draft> = { ...campaign, kind: "invoice" };
    const form = await checkedRequest(ben, { draft });
    await attest(form);
    await ben.as((tx) =>
      recordFundingRequestListing(tx, { id: form.id, listing: 92n, transaction: null }),
    );
    const listing = { id: 92n, fingerprint: form.fingerprint };
    const found = await asVisitor(context.web, (tx) => findListedRequests(tx, [listing]));
    expect(found.get(92n)?.campaign).toBeNull();
  });
});
