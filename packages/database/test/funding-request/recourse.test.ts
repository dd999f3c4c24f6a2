import { createHash } from "node:crypto";
import { findListedRequests } from "@tenora/database/disclosure/find-listed-requests";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { saveFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import {
  recordFundingRequestListing,
  submitFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { recourseStatements, recourses } from "@tenora/domain/funding-request/recourse";
import { expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { fileOf, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, approved, draftOf, submission, checkedRequest, attest } = useFundingRequests();
const sha256 = (text: string) => createHash("sha256").update(text).digest();
const papersOf = (...hashes: Buffer[]) =>
  `0x${createHash("sha256")
    .update(Buffer.concat(hashes.sort(Buffer.compare)))
    .digest("hex")}`;

test("recourse: the database signs the same sentences as the domain, and no others", async () => {
  for (const recourse of [...recourses, "", "maybe"]) {
    const { rows } = await context.owner((o) =>
      o.query("select app.recourse_statement($1) as said", [recourse]),
    );
    const said = Object.entries(recourseStatements).find(([word]) => word === recourse)?.[1];
    expect(rows).toEqual([{ said: said ?? null }]);
  }
});

test("recourse: its sentence is signed with the documents, and can't change afterwards", async () => {
  const ben = await approved();
  const id = await draftOf(ben, { kind: "invoice", recourse: "with" });
  const read = () => ben.as((tx) => findFundingRequest(tx, id));
  // Without a document there is nothing to sell.
  expect((await read()).papers).toBeNull();
  const file = fileOf(id);
  await ben.as((tx) => addDocument(tx, file));
  expect((await read()).papers).toBe(papersOf(file.sha256, sha256(recourseStatements.with)));
  const form = await submission(ben, id);
  const { draft, version } = await read();
  const saved = await ben.as((tx) =>
    saveFundingRequest(tx, { id, version, now, draft: { ...draft, recourse: "without" } }),
  );
  expect((await read()).papers).toBe(papersOf(file.sha256, sha256(recourseStatements.without)));
  const late = ben.as((tx) => submitFundingRequest(tx, { ...form, version: saved }));
  expect(await errorCodeOf(late)).toBe("DOCUMENTS_CHANGED");
});

test.each([
  ["with", "with"],
  ["without", "without"],
  // Requests from before this question.
  ["", null],
] as const)("recourse: once listed, %j is public as %j", async (recourse, shown) => {
  const ben = await approved();
  const form = await checkedRequest(ben, { draft: { kind: "invoice", recourse } });
  await attest(form);
  const id = BigInt(form.fingerprint.slice(0, 10));
  await ben.as((tx) =>
    recordFundingRequestListing(tx, { id: form.id, listing: id, transaction: null }),
  );
  const listing = { id, fingerprint: form.fingerprint };
  const found = await asVisitor(context.web, (tx) => findListedRequests(tx, [listing]));
  expect(found.get(id)?.recourse).toBe(shown);
});
