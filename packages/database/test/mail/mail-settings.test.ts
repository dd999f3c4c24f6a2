import {
  changeMailSettings,
  changeOwnMailSettings,
  findMailSettings,
  findOwnMailSettings,
  mailToken,
  mailTokenForm,
  prepareMail,
  saveTimeZone,
  unsubscribe,
} from "@tenora/database/mail/mail-settings";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { mailTopics, topicOf } from "@tenora/domain/mail/mail-topic";
import {
  holderMailKinds,
  requestMailKinds,
  sellerMailKinds,
} from "@tenora/domain/mail/market-mail";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const key = "a key that only the tests know";

const marketKinds = [...sellerMailKinds, ...requestMailKinds, ...holderMailKinds];

const visitor = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);
const settingsOf = (token: string) => visitor((tx) => findMailSettings(tx, token));
const stop = (token: string) => visitor((tx) => unsubscribe(tx, token));

/** Writes a mail as the outbox's functions do; null when it was left out. */
const write = (kind: string, subject: string) =>
  context.owner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      "insert into outbox (kind, subject_id) values ($1, $2) returning id",
      [kind, subject],
    );
    return rows[0]?.id ?? null;
  });

/** A mail of this kind to a new business or investor, prepared with its token. */
async function mailed(kind: string) {
  const business = await submitted(context);
  const investor = await context.owner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into investors (wallet_address, investor_name, country,
         registration_number_encrypted, certificate_info, status)
       values ($1, 'Lea Tan', 'Singapore', '\\x00', '{}', 'approved') returning id`,
      [business.wallet],
    );
    return rows[0]?.id ?? "";
  });
  const subject = kind.startsWith("investor") ? investor : business.id;
  const id = (await write(kind, subject)) ?? "";
  const token = mailToken(key, subject, topicOf(kind));
  const prepared = await asWorker(context.jobs, (tx) => prepareMail(tx, id, token));
  const { token: session } = business;
  return { id, token, subject, session, prepared, business, investor };
}

describe("unsubscribing", () => {
  test("stops the mails of one topic, those that wait too, once however often it is asked", async () => {
    const { id, token, subject, prepared } = await mailed("investor_reminder");
    expect(prepared).toEqual({ isStopped: false, timeZone: null });
    expect(await settingsOf(token)).toMatchObject({ topic: "due-dates", stopped: [] });
    for (const _ of [1, 2]) expect(await stop(token)).toBe("due-dates");
    expect(await settingsOf(token)).toEqual({
      topic: "due-dates",
      topics: ["invitations", "due-dates", "saved-searches"],
      stopped: ["due-dates"],
      timeZone: null,
    });
    const again = await asWorker(context.jobs, (tx) => prepareMail(tx, id, token));
    expect(again?.isStopped).toBe(true);
    expect(await write("investor_reminder", subject)).toBeNull();
    expect(await write("investor_invited", subject)).not.toBeNull();
    const { rows } = await context.owner((owner) =>
      owner.query("select 1 from graphile_worker.jobs where task_identifier = 'send_market_email'"),
    );
    expect(rows).toHaveLength(2);
  });

  test("is impossible for what a contract asks for, whatever is stored", async () => {
    const { token, subject, business } = await mailed("business_reminder");
    expect(await stop(token)).toBeNull();
    const all = { stopped: mailTopics, timeZone: null };
    expect(await visitor((tx) => changeMailSettings(tx, token, all))).toBe(true);
    expect((await settingsOf(token))?.stopped).toEqual(["sale-progress", "join-requests"]);
    const contractual = [...sellerMailKinds, ...requestMailKinds].filter(
      (kind) => topicOf(kind) === null,
    );
    expect(contractual).toHaveLength(17);
    for (const kind of contractual) expect(await write(kind, subject)).not.toBeNull();
    expect(await write("business_published", business.id)).toBeNull();
  });

  test("leaves out every kind of mail that has a topic", async () => {
    const optional = marketKinds.filter((kind) => topicOf(kind) !== null);
    expect(optional).toHaveLength(6);
    for (const kind of optional) {
      const { token, subject } = await mailed(kind);
      expect(await stop(token)).toBe(topicOf(kind));
      expect(await write(kind, subject)).toBeNull();
    }
  });

  test("the database's kinds and topics are those of the domain", async () => {
    const all = [...marketKinds, "customer_reminder", "guest_confirmation"];
    const { rows } = await context.owner((owner) =>
      owner.query<{ kind: string; topic: string | null }>(
        `select kind, topic from mail_kinds where task = 'send_market_email' or topic is not null
         order by array_position($1::text[], kind)`,
        [all],
      ),
    );
    expect(rows).toEqual(all.map((kind) => ({ kind, topic: topicOf(kind) })));
  });
});

describe("a mail's token", () => {
  test("says nothing, is no other's, and is known to the database by its hash", async () => {
    const { token, subject, business } = await mailed("investor_invited");
    expect(token).toMatch(mailTokenForm);
    expect(token).not.toContain(subject.slice(0, 8));
    expect(mailToken("another key", subject, "invitations")).not.toBe(token);
    expect(mailToken(key, subject, null)).not.toBe(token);
    const stored = await context.owner((owner) =>
      owner.query("select 1 from mail_tokens t where t::text like '%' || $1 || '%'", [token]),
    );
    expect(stored.rows).toEqual([]);
    // What leads to the investor says nothing of the business of the same wallet.
    const found = await settingsOf(token);
    expect(found?.topics).toEqual(["invitations", "due-dates", "saved-searches"]);
    expect(JSON.stringify(found)).not.toContain(business.wallet);
  });

  test("that was made up leads nowhere and changes nothing", async () => {
    const madeUp = mailToken("a guess", "5b8a7c1e-0000-4000-8000-000000000009", "due-dates");
    expect(await settingsOf(madeUp)).toBeNull();
    expect(await stop(madeUp)).toBeNull();
    const change = { stopped: [], timeZone: "Asia/Singapore" };
    expect(await visitor((tx) => changeMailSettings(tx, madeUp, change))).toBe(false);
  });

  test("comes with mails about the market only, while they are unsent and their recipient exists", async () => {
    const { id, token, subject } = await mailed("business_published");
    const prepare = (one: string) => asWorker(context.jobs, (tx) => prepareMail(tx, one, token));
    const submission = await context.owner(async (owner) => {
      const { rows } = await owner.query<{ id: string }>(
        "select id from outbox where subject_id = $1 and kind = 'business_submitted'",
        [subject],
      );
      return rows[0]?.id ?? "";
    });
    expect(await prepare(submission)).toBeNull();
    await context.owner((owner) =>
      owner.query("update outbox set sent_at = now() where id = $1", [id]),
    );
    expect(await prepare(id)).toBeNull();
  });
});

describe("the time zone of dates", () => {
  test("is told by the browser of the proven wallet, for its own records, and not over a choice", async () => {
    const one = await mailed("business_reminder");
    const other = await mailed("business_reminder");
    const tell = (session: string, zone: string) =>
      asMember(context.web, session, (tx) => saveTimeZone(tx, zone));
    await tell(one.session, "Asia/Singapore");
    await tell(one.session, "Europe/Berlin");
    const settings = await settingsOf(one.token);
    expect(settings?.timeZone).toBe("Asia/Singapore");
    expect((await settingsOf(other.token))?.timeZone).toBeNull();
    const choice = { stopped: [], timeZone: "UTC" };
    await visitor((tx) => changeMailSettings(tx, one.token, choice));
    await tell(one.session, "Europe/Berlin");
    expect((await settingsOf(one.token))?.timeZone).toBe("UTC");
    expect(await errorCodeOf(tell(one.session, "'; drop table"))).toBe("INVALID_INPUT");
  });
});

describe("the settings of a proven wallet", () => {
  test("are those that a mail leads to, of its business and of its investor apart", async () => {
    const one = await mailed("business_published");
    const other = await mailed("business_published");
    const own = <T>(run: Parameters<typeof asMember<T>>[2]) =>
      asMember(context.web, one.session, run);
    const choice = { stopped: ["sale-progress", "due-dates"], timeZone: "Asia/Singapore" } as const;
    expect(await own((tx) => changeOwnMailSettings(tx, "business", choice))).toBe(true);
    const saved = {
      topics: ["sale-progress", "join-requests"],
      stopped: ["sale-progress"],
      timeZone: "Asia/Singapore",
    };
    expect(await own((tx) => findOwnMailSettings(tx, "business"))).toEqual(saved);
    expect(await settingsOf(one.token)).toMatchObject(saved);
    expect(await write("business_published", one.subject)).toBeNull();
    expect(await own((tx) => findOwnMailSettings(tx, "investor"))).toEqual({
      topics: ["invitations", "due-dates", "saved-searches"],
      stopped: [],
      timeZone: null,
    });
    expect((await settingsOf(other.token))?.stopped).toEqual([]);
  });

  test("are nobody's without a record", async () => {
    const { session, business } = await mailed("business_published");
    await context.owner((owner) =>
      owner.query("delete from investors where wallet_address = $1", [business.wallet]),
    );
    const own = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, session, run);
    const choice = { stopped: [], timeZone: "UTC" };
    expect(await own((tx) => findOwnMailSettings(tx, "investor"))).toBeNull();
    expect(await own((tx) => changeOwnMailSettings(tx, "investor", choice))).toBe(false);
  });
});

describe("an erasure leaves no settings and no token behind", () => {
  const attempts: readonly (readonly [
    string,
    (of: Awaited<ReturnType<typeof mailed>>) => Attempt,
  ])[] = [
    ["unsubscribes", ({ token }) => [visitor, (tx) => unsubscribe(tx as never, token)]],
    [
      "changes the settings",
      ({ token }) => [
        visitor,
        (tx) => changeMailSettings(tx as never, token, { stopped: [], timeZone: "UTC" }),
      ],
    ],
    [
      "changes their own settings",
      ({ session }) => [
        (run) => asMember(context.web, session, run),
        (tx) =>
          changeOwnMailSettings(tx as never, "investor", {
            stopped: [],
            timeZone: "Asia/Singapore",
          }),
      ],
    ],
    [
      "tells the time zone",
      ({ session }) => [
        (run) => asMember(context.web, session, run),
        (tx) => saveTimeZone(tx as never, "Asia/Singapore"),
      ],
    ],
    [
      "is sent a mail",
      ({ id, subject }) => [
        (run) => asWorker(context.jobs, run),
        (tx) => prepareMail(tx as never, id, mailToken("another key", subject, "due-dates")),
      ],
    ],
  ];
  type Attempt = readonly [
    (run: (tx: unknown) => Promise<void>) => Promise<void>,
    (tx: unknown) => Promise<unknown>,
  ];

  /** An investor whose wallet may be erased. */
  async function suspended() {
    const one = await mailed("investor_reminder");
    await context.owner((owner) =>
      owner.query("update investors set suspended_at = now() where id = $1", [one.investor]),
    );
    return one;
  }
  /** Until one waits for another's lock, or is done without. */
  async function waits(attempt: Promise<unknown>) {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    void attempt.then(done, done);
    const isBlocked = () =>
      context.owner(async (owner) => {
        const { rowCount } = await owner.query(
          `select from pg_stat_activity
           where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
        );
        return rowCount !== 0;
      });
    await expect.poll(async () => isDone || (await isBlocked())).toBe(true);
  }
  const left = ({ business, investor }: Awaited<ReturnType<typeof mailed>>) =>
    context.owner(async (owner) => {
      const { rows } = await owner.query(
        `select 'settings' as what from mail_settings where subject_id = any ($1)
         union all select 'token' from mail_tokens where subject_id = any ($1)`,
        [[business.id, investor]],
      );
      return rows;
    });

  test.each(attempts)("when its person %s during it", async (_, of) => {
    const one = await suspended();
    const [as, act] = of(one);
    let attempt: Promise<void> = Promise.resolve();
    await context.owner(async (owner) => {
      await owner.query("begin");
      await owner.query("select app.erase_person($1)", [one.business.wallet]);
      await owner.query("select app.erase_mail_settings($1)", [one.business.wallet]);
      attempt = as(async (tx) => {
        await act(tx);
      });
      await waits(attempt);
      await owner.query("commit");
    });
    await attempt;
    expect(await left(one)).toEqual([]);
  });

  test.each(attempts)("when its person %s just before it", async (_, of) => {
    const one = await suspended();
    const [as, act] = of(one);
    let erasure: Promise<unknown> = Promise.resolve();
    await as(async (tx) => {
      await act(tx);
      erasure = erasePerson(context.test.ownerUrl, one.business.wallet);
      await waits(erasure);
    });
    await erasure;
    expect(await left(one)).toEqual([]);
  });
});

test("mail settings: no role reads or writes their tables", async () => {
  const reads = [
    () => visitor((tx) => sql`select * from mail_settings`.execute(tx)),
    () => visitor((tx) => sql`select * from mail_tokens`.execute(tx)),
    () => asWorker(context.jobs, (tx) => sql`select * from mail_settings`.execute(tx)),
    () => asWorker(context.jobs, (tx) => sql`delete from mail_tokens`.execute(tx)),
    () =>
      asWorker(context.jobs, (tx) => sql`select app.unsubscribe_mail('\\x00'::bytea)`.execute(tx)),
  ];
  for (const read of reads) expect(await errorCodeOf(read())).toBe("FORBIDDEN");
});
