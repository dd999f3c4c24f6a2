import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { askToJoin } from "@tenora/database/invitation/join-requests";
import { addInvitation } from "@tenora/database/invitation/manage-invitations";
import { findMailToSend } from "@tenora/database/mail/find-mail-to-send";
import { deleteExpired } from "@tenora/database/personal-data/delete-expired";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asMember } from "@tenora/database/transaction/as-member";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf, freshWallet } from "../support/database-context.ts";
import { hash, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, submittedRequest, checkedRequest, attest } = useFundingRequests();

const mailsTo = (subject: string) =>
  context.owner(async (owner) => {
    const { rows } = await owner.query<{ id: string; kind: string; details: object | null }>(
      `select id, kind, details from outbox
       where subject_id = $1 and event_key is not null order by created_at, event_key`,
      [subject],
    );
    return rows;
  });
const kindsTo = async (subject: string) => (await mailsTo(subject)).map(({ kind }) => kind);
const toSend = (id: string) => asWorker(context.jobs, (tx) => findMailToSend(tx, id));

async function member() {
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  const as = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, run);
  return { wallet, as };
}

async function investor(status: "pending" | "approved" | "rejected" = "approved") {
  const it = await member();
  const id = await context.owner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into investors (wallet_address, investor_name, country,
         registration_number_encrypted, certificate_info, status)
       values ($1, 'Lea Tan', 'Singapore', '\\x00', '{"email": "lea@example.com"}', $2) returning id`,
      [it.wallet, status],
    );
    return rows[0]?.id ?? "";
  });
  return { ...it, id };
}

const invitation = (wallet: `0x${string}`) => ({
  digest: hash(),
  wallet,
  name: "A name",
  cap: 10,
  counter: 0,
  deadline: 1_900_000_000,
  signature: `0x${"ab".repeat(65)}` as const,
});

describe("mails about funding requests", () => {
  test("a submission, its changes and its rejection are mailed once each, in their transactions", async () => {
    const ben = await approved();
    const { id, version } = await submittedRequest(ben);
    expect(await kindsTo(ben.id)).toEqual(["business_request_received"]);
    const changes = [{ field: "dueDate", comment: "It has passed." }] as const;
    const ask = { id, version, now, decision: "changes-requested", changes } as const;
    await asOp((tx) => reviewFundingRequest(tx, ask));
    expect(await errorCodeOf(asOp((tx) => reviewFundingRequest(tx, ask)))).toBe(
      "FUNDING_REQUEST_CLOSED",
    );
    const reject = {
      id,
      version: version + 1,
      now,
      decision: "rejected",
      reason: "Fake.",
    } as const;
    await asOp((tx) => reviewFundingRequest(tx, reject));
    const mails = await mailsTo(ben.id);
    expect(mails.map(({ kind }) => kind)).toEqual([
      "business_request_received",
      "business_request_changes",
      "business_request_rejected",
    ]);
    const [, changed, rejected] = await Promise.all(mails.map((mail) => toSend(mail.id)));
    const director = { directorName: "Ada Lim", directorEmail: "ada@example.com" };
    expect(changed?.subject).toMatchObject({ ...director, request: { id, changes } });
    expect(rejected?.subject).toMatchObject({ ...director, request: { id, reason: "Fake." } });
    // What a reviewer wrote is in no row of the outbox.
    expect(JSON.stringify(mails)).not.toContain("Fake");
  });

  test("an attested request is mailed with the last moment to publish it", async () => {
    const ben = await approved();
    const request = await checkedRequest(ben);
    await attest(request);
    const mail = (await mailsTo(ben.id)).find(({ kind }) => kind === "business_request_attested");
    const found = await toSend(mail?.id ?? "");
    const publishBy = new Date(now.getTime() + 7 * 86_400_000);
    expect(found?.subject).toMatchObject({ request: { id: request.id, publishBy } });
  });

  test("a history without submission or admin, as a demonstration makes it, tells nobody", async () => {
    const ben = await approved();
    const { id } = await submittedRequest(ben);
    await context.owner((owner) =>
      owner.query(
        `insert into funding_request_history (request_id, business_id, event, version)
         select $1, $2, event, 1 from unnest(array['submitted', 'attested', 'listed']) event`,
        [id, ben.id],
      ),
    );
    expect(await kindsTo(ben.id)).toEqual(["business_request_received"]);
  });
});

test("the mail about a failed sale names its request, by the listing's number and transaction", async () => {
  const ben = await approved();
  const request = await checkedRequest(ben);
  await attest(request);
  const { id } = request;
  const [listed, other] = [hash(), hash()];
  await context.owner(async (owner) => {
    await owner.query(
      `update funding_requests set status = 'listed', listing_id = 7, listing_transaction = $2,
         listed_at = now() where id = $1`,
      [id, listed],
    );
    await owner.query(
      `insert into outbox (kind, subject_id, event_key, details)
       select 'business_sale_failed', $1, 'sale-failed:' || key, '{"listing": 7}'
       from unnest($2::text[]) key`,
      [ben.id, [listed, other]],
    );
  });
  const keys = await context.owner((owner) =>
    owner.query<{ id: string }>(
      `select id from outbox where event_key = any ($1) order by event_key = $2 desc`,
      [[`sale-failed:${listed}`, `sale-failed:${other}`], `sale-failed:${listed}`],
    ),
  );
  const found = await Promise.all(keys.rows.map((mail) => toSend(mail.id)));
  expect(found.map((mail) => mail && "subject" in mail && mail.subject)).toMatchObject([
    { facts: { listing: 7, request: id } },
    { facts: { listing: 7 } },
  ]);
  expect(JSON.stringify(found[1])).not.toContain(id);
});

describe("mails about invitations", () => {
  test("a wallet that asks to join is told to the seller once, without the name it typed", async () => {
    const [ben, lea] = [await approved(), await member()];
    for (const name of ["Lea", "Visit evil.example"])
      await lea.as((tx) => askToJoin(tx, { listing: 7n, seller: ben.wallet, name }));
    await lea.as((tx) => askToJoin(tx, { listing: 8n, seller: ben.wallet, name: "Lea" }));
    const mails = await mailsTo(ben.id);
    expect(mails.map(({ kind, details }) => ({ kind, details }))).toEqual(
      expect.arrayContaining([
        { kind: "business_join_requested", details: { listing: 7 } },
        { kind: "business_join_requested", details: { listing: 8 } },
      ]),
    );
    expect(mails).toHaveLength(2);
    const stored = await context.owner((owner) =>
      owner.query("select 1 from outbox o where o::text ~ $1", [`evil|${lea.wallet}`]),
    );
    expect(stored.rows).toEqual([]);
  });

  test("an invited investor is told; nobody else has an address, and only a business may write", async () => {
    const [ben, lea, rejected] = [await approved(), await investor(), await investor("rejected")];
    const sent = invitation(lea.wallet);
    for (const _ of [1, 2]) await ben.as((tx) => addInvitation(tx, 7n, sent));
    await ben.as((tx) => addInvitation(tx, 7n, invitation(rejected.wallet)));
    await ben.as((tx) => addInvitation(tx, 7n, invitation(freshWallet())));
    const eve = await member();
    await eve.as((tx) => addInvitation(tx, 7n, invitation(lea.wallet)));
    const mails = await mailsTo(lea.id);
    expect(mails).toHaveLength(1);
    expect(await mailsTo(rejected.id)).toEqual([]);
    expect(await toSend(mails[0]?.id ?? "")).toMatchObject({
      kind: "investor_invited",
      subject: {
        email: "lea@example.com",
        sellerName: "Ada Textiles",
        facts: { listing: 7, seller: ben.wallet, until: 1_900_000_000 },
      },
    });
  });
});

describe("mails about the market: personal data", () => {
  test("erasure cancels unsent mails and takes their facts; the texts are gone with the request", async () => {
    const ben = await approved();
    const { id, version } = await submittedRequest(ben);
    const reject = { id, version, now, decision: "rejected", reason: "A canary." } as const;
    await asOp((tx) => reviewFundingRequest(tx, reject));
    await context.owner((owner) =>
      owner.query("update businesses set status = 'rejected' where id = $1", [ben.id]),
    );
    const before = await mailsTo(ben.id);
    await erasePerson(context.test.ownerUrl, ben.wallet);
    expect(before.map(({ details }) => details === null)).toEqual([false, false]);
    const after = await mailsTo(ben.id);
    expect(after.map(({ details }) => details)).toEqual([null, null]);
    for (const mail of after)
      expect(await toSend(mail.id)).toMatchObject({ sentAt: expect.any(Date), subject: null });
  });

  test("the facts of a mail are deleted with its recipient when the retention period is over", async () => {
    const [ben, lea] = [await approved(), await investor()];
    await ben.as((tx) => addInvitation(tx, 7n, invitation(lea.wallet)));
    const age = (days: number) =>
      context.owner((owner) =>
        owner.query(
          `update outbox set sent_at = now() - make_interval(days => $2), recipient_key = 'a key'
           where subject_id = $1`,
          [lea.id, days],
        ),
      );
    const expire = () =>
      asWorker(context.jobs, (tx) => deleteExpired(tx, { sessionsDays: 30, mailsDays: 90 }));
    await age(89);
    await expire();
    expect((await mailsTo(lea.id))[0]?.details).not.toBeNull();
    await age(91);
    await expire();
    expect((await mailsTo(lea.id))[0]?.details).toBeNull();
  });
});

test("who may not: no member or visitor reads the outbox or asks whom a mail is for", async () => {
  const lea = await member();
  for (const question of [
    sql`select * from public.outbox`,
    sql`select * from app.request_of_mail(gen_random_uuid())`,
    sql`select * from app.customer_of_request(gen_random_uuid())`,
    sql`select app.country_of_customer(gen_random_uuid())`,
  ])
    expect(await errorCodeOf(lea.as((tx) => question.execute(tx)))).toBe("FORBIDDEN");
});

test("a reminder that had to wait counts its days until it is sent", async () => {
  const ben = await approved();
  const id = await context.owner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into outbox (kind, subject_id, event_key, details, created_at)
       values ('business_reminder', $1, 'reminder-1:7', '{"listing": 7, "days": -1}',
         now() - interval '2 days') returning id`,
      [ben.id],
    );
    return rows[0]?.id ?? "";
  });
  const daysOf = async () => {
    const mail = await toSend(id);
    return mail?.subject && "facts" in mail.subject ? mail.subject.facts.days : null;
  };
  expect(await daysOf()).toBe(1);
  await context.owner((owner) =>
    owner.query("update outbox set sent_at = created_at + interval '1 day' where id = $1", [id]),
  );
  expect(await daysOf()).toBe(0);
});
