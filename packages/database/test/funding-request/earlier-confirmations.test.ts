import { randomUUID } from "node:crypto";
import { keepAcknowledgementToken } from "@tenora/database/acknowledgement/acknowledgement-mail";
import { acknowledgementToken } from "@tenora/database/acknowledgement/acknowledgement-token";
import { answerAcknowledgement } from "@tenora/database/acknowledgement/answer-acknowledgement";
import { askCustomer } from "@tenora/database/acknowledgement/ask-customer";
import { findEarlierConfirmations } from "@tenora/database/acknowledgement/earlier-confirmations";
import { confirmWithWallet } from "@tenora/database/acknowledgement/wallet-confirmation";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { saveFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import { withdrawFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { readAmountIn } from "@tenora/domain/money/read-amount";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { now, recordAnyCheck, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, submittedRequest } = useFundingRequests();
type Business = Awaited<ReturnType<typeof approved>>;
const visitor = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);

const cleo = {
  customerEmail: "ap@cleo.example",
  customerName: "Cleo Stores",
  currency: "USD",
  invoiceNumber: "INV-7",
  faceValue: "24,000.00",
  dueDate: "2027-03-01",
};
const debtor = `0x${"c1".repeat(20)}`;
const signature = `0x${"ab".repeat(65)}` as const;
const debt = {
  debtor,
  token: `0x${"70".repeat(20)}`,
  face: 30_000_000_000,
  maturity: 1_800_000_000,
  previous: 0,
  deadline: 1_799_000_000,
};

/** A request whose customer was asked by a link with this token. */
async function asked(ben: Business, draft: Partial<Draft> = {}) {
  const form = await submittedRequest(ben, { draft: { ...cleo, ...draft }, terms: debt });
  const { id } = form;
  await asOp((tx) => recordAnyCheck(tx, { ...form, now }, "contact"));
  const acknowledgementId = randomUUID();
  const version = form.version + 1;
  await asOp((tx) => askCustomer(tx, { id, version, now, acknowledgementId }));
  const token = acknowledgementToken("a key of this test", acknowledgementId);
  await asWorker(context.jobs, (tx) => keepAcknowledgementToken(tx, acknowledgementId, token));
  return { id, token, form };
}
const confirm = ({ token }: { token: string }) =>
  visitor((tx) =>
    answerAcknowledgement(tx, token, { answer: "confirmed", reason: null, kind: null }),
  );
const sign = ({ token, form: { fingerprint, terms } }: Awaited<ReturnType<typeof asked>>) => {
  const message = {
    ...debt,
    fingerprint,
    seller: (terms as { seller: string }).seller,
    counter: 0,
  };
  return visitor((tx) => confirmWithWallet(tx, token, { message, signature }));
};
const earlierOf = ({ token }: { token: string }) =>
  visitor((tx) => findEarlierConfirmations(tx, token));
const versionOf = async (ben: Business, id: string) =>
  (await ben.as((tx) => findFundingRequest(tx, id))).version;

test("earlier confirmations: what the same mailbox confirmed to the same seller, what is alike first", async () => {
  const ben = await approved();
  const first = await asked(ben, { invoiceNumber: "7 (copy)", dueDate: "2027-01-01" });
  await confirm(first);
  const other = await asked(ben, { invoiceNumber: "8", dueDate: "2027-05-01" });
  await confirm(other);
  const figures = await asked(ben, { invoiceNumber: "9", customerEmail: "AP@cleo.example" });
  await confirm(figures);
  const open = await asked(ben);
  expect(await earlierOf(open)).toEqual(
    [
      ["9", "2027-03-01", true],
      ["7 (copy)", "2027-01-01", true],
      ["8", "2027-05-01", false],
    ].map(([number, dueDate, isAlike]) => ({
      number,
      dueDate,
      isAlike,
      amount: readAmountIn("USD", "24,000.00"),
      confirmedAt: expect.any(Date),
      listing: null,
    })),
  );
  // To an earlier link, a later confirmation is none.
  expect(await earlierOf(first)).toEqual([]);
  expect(await earlierOf({ token: "x".repeat(43) })).toEqual([]);
});

test("earlier confirmations: nothing of another seller, another mailbox, or what was not confirmed", async () => {
  const [ben, cy] = [await approved(), await approved()];
  await confirm(await asked(cy));
  await confirm(await asked(ben, { customerEmail: "cfo@cleo.example" }));
  const disputed = await asked(ben);
  await visitor((tx) =>
    answerAcknowledgement(tx, disputed.token, { answer: "disputed", reason: "x", kind: null }),
  );
  await asked(ben);
  expect(await earlierOf(await asked(ben))).toEqual([]);
});

test("earlier confirmations: a wallet's are told once the same wallet has signed, not where it is only named", async () => {
  const ben = await approved();
  await sign(await asked(ben, { invoiceNumber: "7" }));
  const link = await asked(ben, { invoiceNumber: "8", customerEmail: "cfo@cleo.example" });
  expect(await earlierOf(link)).toEqual([]);
  await sign(link);
  expect(await earlierOf(link)).toMatchObject([{ number: "7" }]);
});

test("earlier confirmations: nothing while the answers of either request can change, or once it is withdrawn", async () => {
  const ben = await approved();
  const earlier = await asked(ben, { customerEmail: "cfo@cleo.example" });
  await confirm(earlier);
  const link = await asked(ben);
  const changes = [{ field: "customerEmail", comment: "x" }] as const;
  const askChanges = async (id: string) => {
    const version = await versionOf(ben, id);
    const decision = "changes-requested";
    await asOp((tx) => reviewFundingRequest(tx, { id, version, now, decision, changes }));
  };
  const edit = async (id: string, customerEmail: string) => {
    const version = await versionOf(ben, id);
    const draft = { ...emptyDraft, ...cleo, customerEmail };
    await ben.as((tx) => saveFundingRequest(tx, { id, version, now, draft }));
  };
  // The seller names the mailbox of this link in what another confirmed.
  await askChanges(earlier.id);
  await edit(earlier.id, cleo.customerEmail);
  expect(await earlierOf(link)).toEqual([]);
  await ben.as(async (tx) =>
    withdrawFundingRequest(tx, { id: earlier.id, version: await versionOf(ben, earlier.id), now }),
  );
  expect(await earlierOf(link)).toEqual([]);
  // Or another mailbox in what this link has answered.
  await confirm(await asked(ben, { customerEmail: "cfo@cleo.example" }));
  await confirm(link);
  await askChanges(link.id);
  await edit(link.id, "cfo@cleo.example");
  expect(await earlierOf(link)).toEqual([]);
});

test("earlier confirmations: nothing once the link tells nothing, and to nobody but who has a link", async () => {
  const ben = await approved();
  await confirm(await asked(ben, { invoiceNumber: "8" }));
  const link = await asked(ben);
  expect(await earlierOf(link)).toHaveLength(1);
  const token = sql`select * from app.earlier_confirmations('\\x00')`;
  for (const as of [ben.as, asOp])
    expect(await errorCodeOf(as((tx) => token.execute(tx as never)))).toBe("FORBIDDEN");
  await context.owner((o) =>
    o.query("update acknowledgements set expires_at = now() where request_id = $1", [link.id]),
  );
  expect(await earlierOf(link)).toEqual([]);
});

test("earlier confirmations: ten at most", async () => {
  const ben = await approved();
  for (let at = 0; at < 11; at += 1) await confirm(await asked(ben, { invoiceNumber: `A${at}` }));
  expect(await earlierOf(await asked(ben))).toHaveLength(10);
}, 30_000);
