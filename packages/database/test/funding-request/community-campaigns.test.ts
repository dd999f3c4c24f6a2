import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dumpRows } from "@tenora/database/backup/dump-rows";
import { suspendBusiness } from "@tenora/database/business/manage-business";
import { findListedRequests } from "@tenora/database/disclosure/find-listed-requests";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import {
  addCampaignPicture,
  findPublicPicture,
  listCampaignPictures,
  removeCampaignPicture,
} from "@tenora/database/funding-request/campaign-pictures";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { saveFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import {
  recordFundingRequestListing,
  submitFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { requestKinds } from "@tenora/domain/funding-request/draft/draft";
import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
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
    expect(found.get(91n)?.campaign).toEqual({ name: "Second oven", story, pictures: [] });
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

const pictureOf = (requestId: string, changes: object = {}) => ({
  requestId,
  id: randomUUID(),
  url: `/campaign-pictures/${randomUUID()}.jpg`,
  sha256: sha256(randomUUID()),
  description: "The old oven, and a queue",
  now,
  ...changes,
});
type Ben = Awaited<ReturnType<typeof approved>>;
const add = (ben: Ben, picture: ReturnType<typeof pictureOf>) =>
  ben.as((tx) => addCampaignPicture(tx, picture));
const shownTo = (ben: Ben, id: string) => ben.as((tx) => listCampaignPictures(tx, id));
const isPublic = async (picture: { sha256: Buffer }) =>
  (await asVisitor(context.web, (tx) => findPublicPicture(tx, picture.sha256.toString("hex")))) !==
  null;

describe("pictures of a campaign", () => {
  test("are three at most; a repeated request adds one, and a file belongs to one of them", async () => {
    const [ben, cy] = [await approved(3), await approved(3)];
    const [id, foreign] = [await draftOf(ben, campaign), await draftOf(cy, campaign)];
    const first = pictureOf(id);
    await add(ben, first);
    await add(ben, first);
    expect(await errorCodeOf(add(cy, pictureOf(foreign, { url: first.url })))).toBe(
      "INVALID_INPUT",
    );
    expect(await errorCodeOf(add(cy, pictureOf(id)))).toBe("FUNDING_REQUEST_NOT_FOUND");
    for (const description of ["", "a".repeat(201), "two\nlines"])
      expect(await errorCodeOf(add(ben, pictureOf(id, { description })))).toBe("INVALID_INPUT");
    await add(ben, pictureOf(id));
    await add(ben, pictureOf(id));
    expect(await errorCodeOf(add(ben, pictureOf(id)))).toBe("TOO_MANY_PICTURES");
    expect(await shownTo(ben, id)).toHaveLength(3);
    expect(await shownTo(cy, id)).toEqual([]);
    await ben.as((tx) => removeCampaignPicture(tx, first));
    expect(await errorCodeOf(ben.as((tx) => removeCampaignPicture(tx, first)))).toBe(
      "PICTURE_NOT_FOUND",
    );
    expect(await shownTo(ben, id)).toHaveLength(2);
  });

  test("are signed with their descriptions: neither can change after the signature", async () => {
    const ben = await approved(3);
    const id = await draftOf(ben, campaign);
    const papersOf = async () => (await ben.as((tx) => findFundingRequest(tx, id))).papers;
    const ofStory = await papersOf();
    const picture = pictureOf(id);
    await add(ben, picture);
    const withOne = await papersOf();
    const signed = createHash("sha256").update(picture.sha256).update(picture.description).digest();
    const hashes = [sha256(story), signed].sort(Buffer.compare);
    expect(withOne).toBe(`0x${createHash("sha256").update(Buffer.concat(hashes)).digest("hex")}`);
    const form = await submission(ben, id, { terms: owed });
    await ben.as((tx) => removeCampaignPicture(tx, picture));
    expect(await papersOf()).toBe(ofStory);
    expect(await errorCodeOf(ben.as((tx) => submitFundingRequest(tx, form)))).toBe(
      "DOCUMENTS_CHANGED",
    );
    await add(ben, pictureOf(id, { sha256: picture.sha256, description: "Another" }));
    expect(await papersOf()).not.toBe(withOne);
    await ben.as(async (tx) =>
      submitFundingRequest(tx, await submission(ben, id, { terms: owed })),
    );
    expect(await errorCodeOf(add(ben, pictureOf(id)))).toBe("FUNDING_REQUEST_CLOSED");
  });

  test("are the reviewer's once submitted, and everybody's once listed", async () => {
    const ben = await approved(3);
    const id = await draftOf(ben, campaign);
    const picture = pictureOf(id);
    await add(ben, picture);
    const reviewed = () => asOp((tx) => listCampaignPictures(tx, id));
    expect(await reviewed()).toEqual([]);
    const form = await submission(ben, id, { terms: owed });
    const version = await ben.as((tx) => submitFundingRequest(tx, form));
    expect(await reviewed()).toMatchObject([{ id: picture.id, description: picture.description }]);
    await asOp((tx) =>
      recordRequestCheck(tx, {
        id,
        version,
        now,
        subject: "campaign",
        method: "meeting",
        comment: "Saw it.",
      }),
    );
    await attest({ ...form, version: version + 1 });
    expect(await isPublic(picture)).toBe(false);
    await ben.as((tx) => recordFundingRequestListing(tx, { id, listing: 93n, transaction: null }));
    expect(await isPublic(picture)).toBe(true);
    const listing = { id: 93n, fingerprint: form.fingerprint };
    const found = await asVisitor(context.web, (tx) => findListedRequests(tx, [listing]));
    expect(found.get(93n)?.campaign?.pictures).toEqual([
      { sha256: picture.sha256.toString("hex"), description: picture.description },
    ]);
  });

  test("are kept while a record names them, and go with an erasure", async () => {
    const ben = await approved(3);
    const id = await draftOf(ben, campaign);
    const [kept, removed] = [pictureOf(id), pictureOf(id)];
    await add(ben, kept);
    await add(ben, removed);
    await ben.as((tx) => removeCampaignPicture(tx, removed));
    const orphans = () =>
      asWorker(context.jobs, (tx) => findOrphanedDocuments(tx, [kept.url, removed.url]));
    expect(await orphans()).toEqual([removed.url]);
    const folder = await mkdtemp(join(tmpdir(), "tenora-pictures-"));
    const { documentUrls } = await dumpRows(context.test.ownerUrl, folder);
    await rm(folder, { recursive: true });
    expect(documentUrls).toContain(kept.url);
    const { campaignPictures, documents } = await exportPerson(
      context.test.ownerUrl,
      ben.wallet,
      [],
    );
    expect(campaignPictures).toMatchObject([{ id: kept.id, description: kept.description }]);
    expect(documents).toContain(kept.url);
    await asOp((tx) =>
      suspendBusiness(tx, { businessId: ben.id, suspend: true, reason: "Asked." }),
    );
    expect(await erasePerson(context.test.ownerUrl, ben.wallet)).toContain(kept.url);
    expect(await orphans()).toEqual([kept.url, removed.url]);
  });
});
