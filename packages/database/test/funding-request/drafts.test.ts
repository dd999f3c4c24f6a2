import { randomUUID } from "node:crypto";
import { suspendBusiness } from "@tenora/database/business/manage-business";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { listOwnFundingRequests } from "@tenora/database/funding-request/list-own-funding-requests";
import {
  createFundingRequest,
  saveFundingRequest,
} from "@tenora/database/funding-request/save-funding-request";
import {
  submitFundingRequest,
  withdrawFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import { asMember } from "@tenora/database/transaction/as-member";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf, submitted } from "../support/database-context.ts";
import { fileOf, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, draftOf, submission } = useFundingRequests();

describe("funding request: drafts", () => {
  test("are created once per id, and belong to one business", async () => {
    const [ben, cy] = [await approved(), await approved()];
    const id = await draftOf(ben);
    await ben.as((tx) => createFundingRequest(tx, { id, draft: emptyDraft }));
    expect(await ben.as(listOwnFundingRequests)).toMatchObject([
      { id, status: "draft", version: 1 },
    ]);
    expect(await cy.as(listOwnFundingRequests)).toEqual([]);
    const taken = cy.as((tx) => createFundingRequest(tx, { id, draft: emptyDraft }));
    expect(await errorCodeOf(taken)).toBe("FUNDING_REQUEST_NOT_FOUND");
    const read = cy.as((tx) => findFundingRequest(tx, id));
    expect(await errorCodeOf(read)).toBe("FUNDING_REQUEST_NOT_FOUND");
  });

  test("are saved by the first of two windows, and the second is told", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    const save = (amount: string) =>
      ben.as((tx) =>
        saveFundingRequest(tx, { id, version: 1, draft: { ...emptyDraft, amount }, now }),
      );
    const outcomes = await Promise.all(["1", "2", "3", "4"].map((one) => errorCodeOf(save(one))));
    expect(outcomes.filter((one) => one === "FUNDING_REQUEST_CHANGED")).toHaveLength(3);
    expect(outcomes).toContainEqual({ resolved: 2 });
    const { version, draft } = await ben.as((tx) => findFundingRequest(tx, id));
    expect(version).toBe(2);
    expect(["1", "2", "3", "4"]).toContain(draft.amount);
  });

  test("need an approved business that is not suspended", async () => {
    const pending = await submitted(context);
    const create = (token: string) =>
      asMember(context.web, token, (tx) =>
        createFundingRequest(tx, { id: randomUUID(), draft: emptyDraft }),
      );
    expect(await errorCodeOf(create(pending.token))).toBe("BUSINESS_NOT_APPROVED");
    const ben = await approved();
    const id = await draftOf(ben);
    await ben.as((tx) => addDocument(tx, fileOf(id)));
    const form = await submission(ben, id);
    await asOp((tx) =>
      suspendBusiness(tx, { businessId: ben.id, suspend: true, reason: "A report." }),
    );
    expect(await errorCodeOf(create(ben.token))).toBe("BUSINESS_SUSPENDED");
    for (const attempt of [
      () => ben.as((tx) => saveFundingRequest(tx, { id, version: 1, draft: emptyDraft, now })),
      () => ben.as((tx) => submitFundingRequest(tx, form)),
      () => ben.as((tx) => addDocument(tx, fileOf(id))),
    ]) {
      expect(await errorCodeOf(attempt())).toBe("BUSINESS_SUSPENDED");
    }
    await ben.as((tx) => withdrawFundingRequest(tx, { id, version: 1, now }));
  });

  test("are limited to 50 open ones", async () => {
    const ben = await approved();
    for (let at = 0; at < 50; at += 1) await draftOf(ben);
    expect(await errorCodeOf(draftOf(ben))).toBe("TOO_MANY_FUNDING_REQUESTS");
  });

  test("are limited to 50 also at once, and a withdrawn draft counts for a day", async () => {
    const ben = await approved();
    const ids: string[] = [];
    for (let at = 0; at < 48; at += 1) ids.push(await draftOf(ben));
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => errorCodeOf(draftOf(ben))));
    expect(outcomes.filter((one) => one === "TOO_MANY_FUNDING_REQUESTS")).toHaveLength(3);
    const withdrawn = { id: ids[0] ?? "", version: 1, now };
    await ben.as((tx) => withdrawFundingRequest(tx, withdrawn));
    expect(await errorCodeOf(draftOf(ben))).toBe("TOO_MANY_FUNDING_REQUESTS");
    await context.owner((o) =>
      o.query("update funding_requests set created_at = now() - interval '2 days' where id = $1", [
        withdrawn.id,
      ]),
    );
    await draftOf(ben);
  });

  test("can't be written past the functions, by members or admins", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    for (const text of [
      `update funding_requests set status = 'attested' where id = '${id}'`,
      `delete from funding_requests where id = '${id}'`,
      `insert into funding_requests (id, business_id, draft) values (gen_random_uuid(), '${ben.id}', '{}')`,
      "update funding_request_history set event = 'attested'",
      "select admin_id from funding_request_history",
      `select app.lock_active_business()`,
    ]) {
      expect(await errorCodeOf(ben.as((tx) => sql.raw(text).execute(tx))), text).toBe("FORBIDDEN");
    }
    const change = asOp((tx) =>
      sql.raw("update funding_requests set status = 'draft'").execute(tx),
    );
    expect(await errorCodeOf(change)).toBe("FORBIDDEN");
  });
});
