import { randomUUID } from "node:crypto";
import {
  findCaseRequest,
  listCaseMails,
  recordCaseExport,
} from "@tenora/database/collection/case-file";
import { findCaseRecords } from "@tenora/database/collection/cases";
import { listContacts, recordContact } from "@tenora/database/collection/contacts";
import { findRecoveryContacts } from "@tenora/database/collection/recovery-contacts";
import { deleteExpired } from "@tenora/database/personal-data/delete-expired";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { NewContact } from "@tenora/domain/collection/contact";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { useListedReceivables } from "../support/listed-receivables.ts";

const { context, asOp, listed } = useListedReceivables();

const contact = (changes: Partial<NewContact> = {}): NewContact => ({
  id: randomUUID(),
  party: "business",
  person: "Ada Canary",
  means: "phone",
  contactedAt: "2026-03-01T10:00:00.000Z",
  comment: "Pays on Friday, says the canary.",
  followUpOn: null,
  ...changes,
});

const auditOf = async (listing: bigint) => {
  const { rows } = await context.owner((owner) =>
    owner.query("select action, after from audit_log where subject_id = $1 order by id", [
      listing.toString(),
    ]),
  );
  return rows as { action: string; after: Record<string, unknown> }[];
};

test("contact log: newest first, each once, with one audit row without names and words", async () => {
  const { of, requestId } = await listed();
  const first = contact();
  const second = contact({
    party: "customer",
    person: "",
    contactedAt: "2026-03-02T10:00:00.000Z",
  });
  for (const one of [first, first, second]) await asOp((tx) => recordContact(tx, of, one));
  expect(await asOp((tx) => findCaseRequest(tx, of))).toBe(requestId);
  const contacts = await asOp((tx) => listContacts(tx, requestId));
  expect(contacts).toMatchObject([
    { id: second.id, party: "customer", person: null, adminEmail: "op@example.com" },
    { ...first, contactedAt: new Date(first.contactedAt) },
  ]);
  const audit = await auditOf(of.listing);
  expect(audit.map(({ action }) => action)).toEqual([
    "collection.contact_recorded",
    "collection.contact_recorded",
  ]);
  expect(JSON.stringify(audit)).not.toMatch(/canary/i);
});

test("contact log: the last contact of each case, and nothing of a receivable that isn't ours", async () => {
  const called = await listed();
  const silent = await listed();
  for (const contactedAt of ["2026-03-02T10:00:00.000Z", "2026-03-01T10:00:00.000Z"])
    await asOp((tx) => recordContact(tx, called.of, contact({ contactedAt })));
  const remade = { ...(await listed()).of, fingerprint: `0x${"9".repeat(64)}` };
  const found = await asOp((tx) => findCaseRecords(tx, [called.of, silent.of, remade]));
  expect([...found].sort()).toMatchObject([
    [called.of.listing.toString(), { contactedAt: new Date("2026-03-02T10:00:00.000Z") }],
    [silent.of.listing.toString(), { contactedAt: null, assignee: null }],
  ]);
});

test("recovery: everybody reads how many contacts there are and the day, side and means of the last, and nothing else", async () => {
  const { of, requestId } = await listed();
  const visit = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);
  const lateSince = new Date("2026-01-20T23:59:59Z");
  const find = (reference: typeof of) =>
    visit((tx) => findRecoveryContacts(tx, { ...reference, lateSince }));
  expect(await find(of)).toBeNull();
  await asOp((tx) => recordContact(tx, of, contact({ party: "customer", means: "letter" })));
  // The last minute of its day in UTC.
  const contactedAt = "2026-03-02T23:59:00.000Z";
  for (const one of [
    contact({ contactedAt }),
    contact({ contactedAt: "2026-02-01T10:00:00.000Z" }),
    // Before it was late.
    contact({ contactedAt: "2026-01-20T23:59:59.000Z" }),
  ])
    await asOp((tx) => recordContact(tx, of, one));
  const last = { lastDay: "2026-03-02", lastParty: "business", lastMeans: "phone" };
  expect(await find(of)).toEqual({ contacts: 3, ...last });
  expect(await find({ ...of, fingerprint: `0x${"9".repeat(64)}` })).toBeNull();
  const { rows } = await visit((tx) =>
    sql`select * from app.recovery_contacts(${of.listing.toString()}::bigint, ${of.fingerprint}, ${lateSince})`.execute(
      tx,
    ),
  );
  expect(Object.keys(rows[0] as object).sort()).toEqual([
    ...["contacts", "last_day", "last_means", "last_party"],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/canary/i);
  const table = visit((tx) =>
    sql`select means from collection_contacts where request_id = ${requestId}`.execute(tx),
  );
  expect(await errorCodeOf(table)).toBe("FORBIDDEN");
  const log = visit((tx) => listContacts(tx as never, requestId));
  expect(await errorCodeOf(log)).toBe("FORBIDDEN");
});

test("contact log: refuses receivables that aren't ours, wrong words, and members", async () => {
  const { of, business } = await listed();
  const at = (reference: typeof of, changes: object = {}) =>
    errorCodeOf(asOp((tx) => recordContact(tx, reference, contact(changes))));
  expect(await at({ ...of, listing: 9_999n })).toBe("RECEIVABLE_NOT_FOUND");
  // The same number on a chain that was made again.
  expect(await at({ ...of, fingerprint: `0x${"9".repeat(64)}` })).toBe("RECEIVABLE_NOT_FOUND");
  for (const wrong of [
    { comment: "" },
    { comment: "x".repeat(2_001) },
    { means: "pigeon" },
    { party: "bank" },
  ])
    expect(await at(of, wrong)).toBe("INVALID_INPUT");
  const own = business.as((tx) => recordContact(tx as never, of, contact()));
  expect(await errorCodeOf(own)).toBe("FORBIDDEN");
  const case_ = business.as((tx) => recordCaseExport(tx as never, of));
  expect(await errorCodeOf(case_)).toBe("FORBIDDEN");
});

test("contact log: nobody changes or deletes an entry; an erasure takes its name and words", async () => {
  const { of, business, requestId } = await listed();
  await asOp((tx) => recordContact(tx, of, contact()));
  for (const change of [
    "update collection_contacts set comment = 'x'",
    "update collection_contacts set means = 'email'",
    "delete from collection_contacts",
    "truncate collection_contacts",
  ])
    await expect(context.owner((owner) => owner.query(change))).rejects.toMatchObject({
      code: "TN009",
    });
  // An erasure clears names and words together, and can't do anything else, nor for another business.
  const refusedTo = async (erasing: string, change: string) => {
    const asErasure = context.owner(async (owner) => {
      await owner.query("select set_config('app.erasing', $1, false)", [erasing]);
      await owner.query(`update collection_contacts set ${change}`);
    });
    await expect(asErasure, `${erasing}: ${change}`).rejects.toMatchObject({ code: "TN009" });
  };
  const both = "person = null, comment = null";
  for (const change of [`${both}, means = 'email'`, "person = 'x', comment = 'x'"])
    for (const erasing of [business.id, "expired"]) await refusedTo(erasing, change);
  for (const erasing of ["", "x", of.fingerprint]) await refusedTo(erasing, both);
  await asOp((tx) => recordContact(tx, of, contact({ party: "customer", person: "Cleo" })));
  const exported = await exportPerson(context.test.ownerUrl, business.wallet, ["x".repeat(40)]);
  expect(exported.collectionContacts).toMatchObject([{ person: "Ada Canary" }]);
  await context.owner((owner) =>
    owner.query("update businesses set suspended_at = now() where wallet_address = $1", [
      business.wallet,
    ]),
  );
  await erasePerson(context.test.ownerUrl, business.wallet);
  const contacts = await asOp((tx) => listContacts(tx, requestId));
  const erased = { person: null, comment: null, means: "phone" };
  expect(contacts).toMatchObject([erased, erased]);
});

test("contact log: names and words go six years after the last contact about the receivable", async () => {
  const days = 6 * 365 + 3;
  const contactedAgo = async (of: Awaited<ReturnType<typeof listed>>, ages: readonly number[]) => {
    // Only the past is written directly: an entry's date is the database's.
    await context.owner((owner) =>
      owner.query(
        `insert into collection_contacts (id, request_id, business_id, party, person, means,
           contacted_at, comment, recorded_at, admin_id)
         select gen_random_uuid(), $1, $2, 'customer', 'Cleo', 'phone', at, 'Pays on Friday.', at, 'x'
         from unnest($3::int[]) days, lateral (select now() - make_interval(days => days)) t (at)`,
        [of.requestId, of.business.id, ages],
      ),
    );
    return of.requestId;
  };
  const over = await contactedAgo(await listed(), [days, days + 400]);
  const open = await contactedAgo(await listed(), [days - 5, days + 400]);
  const expire = () =>
    asWorker(context.jobs, (tx) => deleteExpired(tx, { sessionsDays: 30, mailsDays: 90 }));
  expect(await expire()).toMatchObject({ contacts: 2 });
  expect(await expire()).toMatchObject({ contacts: 0 });
  const words = async (requestId: string) =>
    (await asOp((tx) => listContacts(tx, requestId))).map(({ person, comment, means }) => ({
      person,
      comment,
      means,
    }));
  const [gone, kept] = [
    { person: null, comment: null, means: "phone" },
    { person: "Cleo", comment: "Pays on Friday.", means: "phone" },
  ];
  expect(await words(over)).toEqual([gone, gone]);
  expect(await words(open)).toEqual([kept, kept]);
  const change = "update collection_contacts set comment = null where comment is not null";
  await expect(context.owner((owner) => owner.query(change))).rejects.toMatchObject({
    code: "TN009",
  });
});

test("case file: has one audit row, and the mails to the business and the customer about it", async () => {
  const { of, business, requestId } = await listed();
  expect(await asOp((tx) => recordCaseExport(tx, of))).toBe(requestId);
  expect((await auditOf(of.listing)).map(({ action }) => action)).toEqual([
    "collection.case_exported",
  ]);
  const facts = (listing: bigint) => JSON.stringify({ listing: Number(listing), days: 1 });
  await context.owner((owner) =>
    owner.query(
      `insert into outbox (kind, subject_id, event_key, details) values
         ('business_reminder', $1, 'a', $3), ('business_reminder', $1, 'b', $4),
         ('customer_reminder', $2, 'a', $3)`,
      [business.id, requestId, facts(of.listing), facts(of.listing + 1n)],
    ),
  );
  const query = { listing: of.listing, requestId, businessId: business.id };
  const mails = await asOp((tx) => listCaseMails(tx, query));
  expect(mails.map(({ kind }) => kind).sort()).toEqual(["business_reminder", "customer_reminder"]);
  expect(mails[0]?.facts).toMatchObject({ listing: Number(of.listing), days: 1 });
});
