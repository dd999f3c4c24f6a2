import { findMarketSubject } from "@tenora/database/funding-request/find-market-subject";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { useFundingRequests } from "../support/funding-request-context.ts";
import { plansOf } from "../support/query-plans.ts";

const { context, asOp } = useFundingRequests();

const answersOf = async (draft: object | null) => {
  const { rows } = await context.owner((o) =>
    o.query(
      `select kind, customer_name, invoice_number, face_value, issue_date::text, due_date::text
       from app.request_answers($1::jsonb)`,
      [draft && JSON.stringify(draft)],
    ),
  );
  return Object.values(rows[0] as object);
};

test("answers of a draft: what is typed is read by its type, amounts as typed", async () => {
  const typed = { customerName: " Ana Pte Ltd ", invoiceNumber: "7", faceValue: "24.000,50" };
  const draft = { ...emptyDraft, ...typed, issueDate: "2026-02-28", dueDate: "2028-02-29" };
  const read = ["invoice", "Ana Pte Ltd", "7", "24.000,50", "2026-02-28", "2028-02-29"];
  expect(await answersOf(draft)).toEqual(read);
});

test("answers of a draft: what is missing or no day is null, and fails no query", async () => {
  const days = [
    "",
    "2026-02-30",
    "2026-2-1",
    "0000-01-01",
    "infinity",
    "today",
    "28/02/2026",
    null,
    7,
  ];
  for (const day of days)
    expect((await answersOf({ issueDate: day, dueDate: day })).slice(4)).toEqual([null, null]);
  for (const draft of [null, {}, { ...emptyDraft, kind: null }])
    expect(new Set(await answersOf(draft))).toEqual(new Set([null]));
});

test("answers of a draft: queries take the function in, and find a customer's requests by an index", async () => {
  const { rows } = await context.owner((o) =>
    o.query("explain select recourse from listed_requests"),
  );
  expect(JSON.stringify(rows)).not.toContain("request_answers");
  const id = "00000000-0000-0000-0000-000000000000";
  const plan = await asOp((tx) =>
    plansOf(tx, (explaining) => errorCodeOf(findMarketSubject(explaining, id))),
  );
  expect(plan).toContain("funding_requests_customer");
});
