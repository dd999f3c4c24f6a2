import { createHash, randomUUID } from "node:crypto";
import { recordContact } from "@tenora/database/collection/contacts";
import {
  keepDisputeEvidence,
  listDisputeEvidence,
} from "@tenora/database/collection/dispute-evidence";
import { recordFundingRequestListing } from "@tenora/database/funding-request/submit-funding-request";
import { recordOperatorAction } from "@tenora/database/operations/record-operator-action";
import { deleteExpired } from "@tenora/database/personal-data/delete-expired";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { NewDisputeEvidence } from "@tenora/domain/collection/dispute-evidence";
import { expect, test } from "vitest";
import { errorCodeOf } from "./support/database-context.ts";
import { useFundingRequests } from "./support/funding-request-context.ts";

const { context, asOp, approved, checkedRequest, attest } = useFundingRequests();
let listings = 700n;

const evidence = (changes: Partial<NewDisputeEvidence> = {}): NewDisputeEvidence => ({
  id: randomUUID(),
  disputed: true,
  text: "The canary was never delivered, 100% sure.",
  ...changes,
});

/** A listed request, as the market names its receivable. */
async function listed() {
  const business = await approved();
  const form = await checkedRequest(business, { draft: { kind: "invoice" } });
  await attest(form);
  listings += 1n;
  const listing = listings;
  await business.as((tx) =>
    recordFundingRequestListing(tx, { id: form.id, listing, transaction: null }),
  );
  return { business, requestId: form.id, of: { listing, fingerprint: form.fingerprint } };
}
type Listed = Awaited<ReturnType<typeof listed>>;
const keep = ({ of }: Pick<Listed, "of">, one: NewDisputeEvidence) =>
  asOp((tx) => keepDisputeEvidence(tx, of, one));
const list = ({ requestId }: Listed) => asOp((tx) => listDisputeEvidence(tx, requestId));
const ask = (text: string, values: unknown[] = []) =>
  context.owner((owner) => owner.query(text, values));
const auditOf = async (listing: bigint) =>
  (
    await ask("select action, after from audit_log where subject_id = $1 order by id", [
      `${listing}`,
    ])
  ).rows as { action: string; after: Record<string, unknown> }[];
const sha256 = (text: string) => `0x${createHash("sha256").update(text).digest("hex")}`;

test("dispute evidence: its hash is SHA-256 of what is kept, which no two texts share, with one audit row without words", async () => {
  const about = await listed();
  const first = evidence();
  const hash = await keep(about, first);
  expect(await keep(about, first)).toBe(hash);
  const same = await keep(about, evidence({ text: first.text }));
  const ended = await keep(about, evidence({ disputed: false, text: "They agreed." }));
  const kept = await list(about);
  expect(kept.map((one) => one.hash)).toEqual([ended, same, hash]);
  for (const { document, hash: its } of kept) expect(sha256(document ?? "")).toBe(its);
  // A short text can't be guessed from its hash.
  expect(new Set([hash, same, ended]).size).toBe(3);
  expect(kept[2]).toMatchObject({ id: first.id, disputed: true, adminEmail: "op@example.com" });
  expect(kept[2]?.document).toMatch(
    /^The canary was never delivered, 100% sure\.\n\nReference: [0-9a-f-]{36}\n$/,
  );
  const audit = await auditOf(about.of.listing);
  expect(audit).toEqual([
    { action: "collection.evidence_kept", after: { hash, disputed: true } },
    { action: "collection.evidence_kept", after: { hash: same, disputed: true } },
    { action: "collection.evidence_kept", after: { hash: ended, disputed: false } },
  ]);
});

test("dispute evidence: refuses receivables that aren't ours, another text under one id, and members", async () => {
  const about = await listed();
  const other = await listed();
  const one = evidence();
  await keep(about, one);
  const code = (run: Promise<unknown>) => errorCodeOf(run);
  const { listing, fingerprint } = about.of;
  expect(await code(keep({ of: { listing: 9_999n, fingerprint } }, evidence()))).toBe(
    "RECEIVABLE_NOT_FOUND",
  );
  const madeAgain = { listing, fingerprint: `0x${"9".repeat(64)}` as const };
  expect(await code(keep({ of: madeAgain }, evidence()))).toBe("RECEIVABLE_NOT_FOUND");
  for (const changed of [
    { ...one, text: "The canary was never delivered, 100 % sure." },
    { ...one, text: "The canary was never delivered, 100% sure_" },
    { ...one, disputed: false },
    evidence({ text: "" }),
    evidence({ text: "x".repeat(2_001) }),
  ])
    expect(await code(keep(about, changed))).toBe("INVALID_INPUT");
  expect(await code(keep(other, one))).toBe("INVALID_INPUT");
  const own = about.business.as((tx) => keepDisputeEvidence(tx as never, about.of, evidence()));
  expect(await code(own)).toBe("FORBIDDEN");
  expect(await list(about)).toHaveLength(1);
});

test("dispute evidence: nobody changes or deletes it; an erasure takes its text and leaves its hash", async () => {
  const about = await listed();
  const hash = await keep(about, evidence());
  for (const change of [
    "update dispute_evidence set document = 'x'",
    "update dispute_evidence set document = null",
    "update dispute_evidence set disputed = false",
    "delete from dispute_evidence",
    "truncate dispute_evidence",
  ])
    await expect(ask(change)).rejects.toMatchObject({ code: "TN009" });
  // An erasure clears the text, and can't do anything else.
  for (const change of ["document = null, disputed = false", "document = 'x'"])
    for (const erasing of [about.business.id, "expired"]) {
      const asErasure = context.owner(async (owner) => {
        await owner.query("select set_config('app.erasing', $1, false)", [erasing]);
        await owner.query(`update dispute_evidence set ${change}`);
      });
      await expect(asErasure, `${erasing}: ${change}`).rejects.toMatchObject({ code: "TN009" });
    }
  const { wallet } = about.business;
  const exported = await exportPerson(context.test.ownerUrl, wallet, ["x".repeat(40)]);
  expect(exported.disputeEvidence).toMatchObject([{ hash, disputed: true }]);
  expect(JSON.stringify(exported.disputeEvidence)).not.toContain("admin_id");
  await ask("update businesses set suspended_at = now() where wallet_address = $1", [wallet]);
  await erasePerson(context.test.ownerUrl, wallet);
  expect(await list(about)).toMatchObject([{ hash, document: null }]);
  expect(await errorCodeOf(keep(about, evidence()))).toBe("BUSINESS_ERASED");
});

test("dispute evidence: its text goes six years after the last entry about the receivable, contacts included", async () => {
  const days = 6 * 365 + 3;
  const [over, open] = [await listed(), await listed()];
  // Only the past is written directly: an entry's date is the database's.
  for (const { business, requestId } of [over, open])
    await ask(
      `insert into dispute_evidence (id, request_id, business_id, disputed, document, hash, recorded_at, admin_id)
       select gen_random_uuid(), $1::uuid, $2::uuid, true, d, '0x' || encode(sha256(convert_to(d, 'UTF8')), 'hex'),
         now() - make_interval(days => $3::int), 'x' from (select 'About ' || ($1::uuid)::text) t (d)`,
      [requestId, business.id, days],
    );
  await asOp((tx) =>
    recordContact(tx, open.of, {
      id: randomUUID(),
      party: "business",
      person: "Ada",
      means: "phone",
      contactedAt: "2026-03-01T10:00:00.000Z",
      comment: "Pays.",
      followUpOn: null,
    }),
  );
  const expire = () =>
    asWorker(context.jobs, (tx) => deleteExpired(tx, { sessionsDays: 30, mailsDays: 90 }));
  expect(await expire()).toMatchObject({ contacts: 1 });
  expect(await expire()).toMatchObject({ contacts: 0 });
  expect(await list(over)).toMatchObject([{ document: null }]);
  expect((await list(open))[0]?.document).toMatch(/^About /);
});

test("dispute: raising and ending it on the exchange is one audit row each about the receivable", async () => {
  const subject = "4711";
  const wallet = `0x${"01".repeat(20)}` as const;
  for (const kind of ["raise-dispute", "end-dispute"] as const) {
    const transaction = `0x${(kind === "raise-dispute" ? "a1" : "a2").repeat(32)}` as const;
    const taken = { kind, subject, wallet, actedAt: 1_800_000_000, transaction };
    for (let attempt = 0; attempt < 2; attempt += 1)
      await asOp((tx) => recordOperatorAction(tx, taken));
  }
  const rows = await auditOf(4711n);
  expect(rows.map(({ action }) => action)).toEqual([
    "market.dispute_raised",
    "market.dispute_ended",
  ]);
  expect(rows[0]?.after).toMatchObject({ wallet, transaction: `0x${"a1".repeat(32)}` });
});
