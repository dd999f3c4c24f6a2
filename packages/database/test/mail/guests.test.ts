import { addInvitation } from "@tenora/database/invitation/manage-invitations";
import { findMailToSend } from "@tenora/database/mail/find-mail-to-send";
import {
  findOwnGuestAddress,
  forgetGuestAddress,
  keepGuestAddress,
} from "@tenora/database/mail/guest-address";
import {
  changeMailSettings,
  findMailSettings,
  mailToken,
  prepareMail,
  unsubscribe,
} from "@tenora/database/mail/mail-settings";
import { addMarketMails } from "@tenora/database/mail/market-mails";
import { deleteExpired } from "@tenora/database/personal-data/delete-expired";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { guestTopic } from "@tenora/domain/mail/mail-topic";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

const context = useDatabaseContext();
const key = "a key that only the tests know";
const visitor = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);
const worker = <T>(run: Parameters<typeof asWorker<T>>[1]) => asWorker(context.jobs, run);
const rowsOf = <R extends object>(text: string, values: unknown[] = []) =>
  context.owner(async (owner) => (await owner.query<R>(text, values)).rows);

let made = 0;
let email = "";
beforeEach(() => {
  made += 1;
  email = `guest${made}@example.com`;
});

/** The owner of a wallet that asked to join a sale, or has nothing to do with any. */
async function guest({ hasAsked = true } = {}) {
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  if (hasAsked)
    await rowsOf(
      "insert into join_requests (listing_id, wallet, seller, name) values (7, $1, $2, 'Guest')",
      [wallet, freshWallet()],
    );
  const run = <T>(work: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, work);
  return {
    wallet,
    run,
    keep: (address = email, holds = false) => run((tx) => keepGuestAddress(tx, address, holds)),
    own: () => run(findOwnGuestAddress),
  };
}
type Guest = Awaited<ReturnType<typeof guest>>;

const mailsTo = ({ wallet }: Guest) =>
  rowsOf<{ id: string; kind: string; subject_id: string }>(
    "select o.id, o.kind, o.subject_id from outbox o join guests g on g.id = o.subject_id where g.wallet = $1 order by o.created_at",
    [wallet],
  );
const kindsTo = async (of: Guest) => (await mailsTo(of)).map(({ kind }) => kind);

/** The link in the confirmation, as the worker makes it. */
async function mailed(of: Guest) {
  const [mail] = await mailsTo(of);
  if (mail === undefined) throw new Error("no confirmation");
  const token = mailToken(key, mail.subject_id, guestTopic);
  await worker((tx) => prepareMail(tx, mail.id, token));
  return { ...mail, token };
}
const confirm = (token: string) =>
  visitor((tx) => changeMailSettings(tx, token, { stopped: [], timeZone: "UTC" }));

const claimable = (of: Guest, what: string) => ({
  key: `${what}:${of.wallet}`,
  replaces: [],
  sellerKind: null,
  customerOf: null,
  holderKind: "investor_claimable" as const,
  holders: [of.wallet],
  facts: { listing: 7, seller: freshWallet(), amount: "1.00 USDC" },
});
const tell = (of: Guest, what: string) => worker((tx) => addMarketMails(tx, [claimable(of, what)]));

describe("a guest's address", () => {
  test("gets one mail before its owner says yes, then those of a holder, and none after a no", async () => {
    const lea = await guest();
    expect(await lea.keep()).toBe("sent");
    expect(await lea.own()).toEqual({ email, isConfirmed: false, isRegistered: false });
    await tell(lea, "before");
    expect(await kindsTo(lea)).toEqual(["guest_confirmation"]);

    const { id, token } = await mailed(lea);
    expect((await worker((tx) => findMailToSend(tx, id)))?.subject).toEqual({ guestEmail: email });
    expect(await visitor((tx) => findMailSettings(tx, token))).toMatchObject({
      topic: guestTopic,
      topics: [guestTopic],
      stopped: [guestTopic],
    });
    expect(await confirm(token)).toBe(true);
    expect(await lea.own()).toMatchObject({ isConfirmed: true });
    expect(await lea.keep(email.toUpperCase())).toBe("confirmed");
    await tell(lea, "after");
    await tell(lea, "after");
    expect(await kindsTo(lea)).toEqual(["guest_confirmation", "investor_claimable"]);

    expect(await visitor((tx) => unsubscribe(tx, token))).toBe(guestTopic);
    await tell(lea, "stopped");
    expect(await kindsTo(lea)).toHaveLength(2);
    const waiting = (await mailsTo(lea))[1];
    const prepared = await worker((tx) => prepareMail(tx, waiting?.id ?? "", token));
    expect(prepared?.isStopped).toBe(true);
  });

  test("a confirmed one is told of an invitation, an unconfirmed one isn't", async () => {
    const ben = await submitted(context);
    await rowsOf("update businesses set status = 'approved' where id = $1", [ben.id]);
    const [lea, eve] = [await guest(), await guest()];
    await lea.keep();
    await confirm((await mailed(lea)).token);
    await eve.keep(`eve-${email}`);
    for (const [at, { wallet }] of [lea, eve].entries())
      await asMember(context.web, ben.token, (tx) =>
        addInvitation(tx, 7n, {
          digest: `0x${`${made}${at}`.padStart(64, "0")}`,
          wallet,
          name: "Guest",
          cap: 1,
          counter: 0,
          deadline: 1_000,
          signature: "0xab",
        }),
      );
    expect(await kindsTo(lea)).toEqual(["guest_confirmation", "investor_invited"]);
    expect(await kindsTo(eve)).toEqual(["guest_confirmation"]);
    const invited = (await mailsTo(lea))[1];
    expect((await worker((tx) => findMailToSend(tx, invited?.id ?? "")))?.subject).toMatchObject({
      investorName: "investor",
      email,
      isGuest: true,
    });
  });

  test("another address has to be confirmed anew, and the old one is forgotten with its links", async () => {
    const lea = await guest();
    await lea.keep();
    const { token } = await mailed(lea);
    await confirm(token);
    expect(await lea.keep(`new-${email}`)).toBe("sent");
    expect(await lea.own()).toEqual({
      email: `new-${email}`,
      isConfirmed: false,
      isRegistered: false,
    });
    expect(await confirm(token)).toBe(false);
    await tell(lea, "new");
    expect(await kindsTo(lea)).toEqual(["guest_confirmation"]);
    await lea.run(forgetGuestAddress);
    expect(await lea.own()).toMatchObject({ email: null });
  });

  test("gets at most two confirmations a day and five in 30 days, a wallet sends at most three a day", async () => {
    const outcomes: string[] = [];
    for (const one of await Promise.all([guest(), guest(), guest()]))
      outcomes.push(await one.keep());
    expect(outcomes).toEqual(["sent", "sent", "limited"]);
    await rowsOf("update guest_confirmations set at = at - interval '2 days'");
    for (const one of await Promise.all([guest(), guest()])) expect(await one.keep()).toBe("sent");
    await rowsOf("update guest_confirmations set at = at - interval '2 days'");
    expect(await (await guest()).keep()).toBe("sent");
    expect(await (await guest()).keep()).toBe("limited");
    const eve = await guest();
    const tried = await Promise.all([1, 2, 3, 4].map((at) => eve.keep(`${at}-${email}`)));
    expect(tried.sort()).toEqual(["limited", "sent", "sent", "sent"]);
  });

  test("once its owner said no, nobody has another confirmation sent there, also with a tag", async () => {
    const [eve, dan] = [await guest(), await guest()];
    expect(await eve.keep()).toBe("sent");
    const { id, token } = await mailed(eve);
    expect(await visitor((tx) => unsubscribe(tx, token))).toBe(guestTopic);
    const waiting = await worker((tx) => prepareMail(tx, id, token));
    expect(waiting?.isStopped).toBe(true);
    expect(await eve.keep()).toBe("limited");
    expect(await dan.keep(email.replace("@", "+again@"))).toBe("limited");
    await confirm(token);
    expect(await dan.keep(email.replace("@", "+again@"))).toBe("sent");
  });

  test("all wallets together send at most 200 confirmations an hour", async () => {
    const added =
      "insert into guest_confirmations (wallet, address_hash) select $1, sha256(n::text::bytea)";
    await rowsOf(`${added} from generate_series(1, 200) n`, [freshWallet()]);
    const lea = await guest();
    expect(await lea.keep()).toBe("limited");
    await rowsOf("delete from guest_confirmations");
    expect(await lea.keep()).toBe("sent");
  });

  test("a registered investor is told at the address of the registration alone", async () => {
    const lea = await guest();
    await lea.keep();
    await confirm((await mailed(lea)).token);
    await rowsOf(
      `insert into investors (wallet_address, investor_name, country, registration_number_encrypted,
         certificate_info, status)
       values ($1, 'Lea Tan', 'Singapore', '\\x00', '{"email": "lea@example.com"}', 'pending')`,
      [lea.wallet],
    );
    expect(await lea.own()).toMatchObject({ isRegistered: true });
    expect(await tell(lea, "investor")).toBe(1);
    expect(await kindsTo(lea)).toEqual(["guest_confirmation"]);
    expect(await lea.keep()).toBe("registered");
    expect(await lea.own()).toMatchObject({ email: null });
  });

  test("is deleted after 7 days without a yes, and two years after it was given", async () => {
    const [lea, eve] = [await guest(), await guest()];
    await lea.keep();
    await confirm((await mailed(lea)).token);
    await eve.keep(`eve-${email}`);
    const expire = async (age: string) => {
      await rowsOf("update guests set added_at = now() - $1::interval where wallet = any ($2)", [
        age,
        [lea.wallet, eve.wallet],
      ]);
      return worker((tx) => deleteExpired(tx, { sessionsDays: 30, mailsDays: 30 }));
    };
    expect(await expire("6 days")).toMatchObject({ guests: 0 });
    await expire("8 days");
    expect((await lea.own()).email).toBe(email);
    expect((await eve.own()).email).toBeNull();
    await expire("3 years");
    expect((await lea.own()).email).toBeNull();
  });
});

describe("whose wallet may have an address", () => {
  test("not one that neither asked nor was invited nor holds a note", async () => {
    const eve = await guest({ hasAsked: false });
    expect(await eve.keep()).toBe("stranger");
    expect(await eve.own()).toMatchObject({ email: null });
    expect(await eve.run((tx) => sql`select app.keep_guest_address(${email})`.execute(tx))).toEqual(
      expect.objectContaining({ rows: [{ keep_guest_address: "stranger" }] }),
    );
    expect(
      await rowsOf("select from guest_confirmations where wallet = $1", [eve.wallet]),
    ).toHaveLength(0);
  });

  test("one that holds a note: it gets the mails of a holder once the address said yes", async () => {
    const lea = await guest({ hasAsked: false });
    expect(await lea.keep(email, true)).toBe("sent");
    await confirm((await mailed(lea)).token);
    await tell(lea, "held");
    expect(await kindsTo(lea)).toEqual(["guest_confirmation", "investor_claimable"]);
    // A former holder may still have another address written to.
    expect(await lea.keep(`new-${email}`)).toBe("sent");
  });

  test("one that was invited, whose request to join is gone then", async () => {
    const ben = await submitted(context);
    await rowsOf("update businesses set status = 'approved' where id = $1", [ben.id]);
    const lea = await guest({ hasAsked: false });
    await asMember(context.web, ben.token, (tx) =>
      addInvitation(tx, 7n, {
        digest: `0x${`${made}9`.padStart(64, "0")}`,
        wallet: lea.wallet,
        name: "Guest",
        cap: 1,
        counter: 0,
        deadline: 1_000,
        signature: "0xab",
      }),
    );
    expect(await lea.keep()).toBe("sent");
  });
});

test("who may not: nobody reads the tables, and an address is kept for the session's wallet alone", async () => {
  const [lea, eve] = [await guest(), await guest()];
  await lea.keep();
  expect(await eve.own()).toMatchObject({ email: null });
  await eve.run(forgetGuestAddress);
  expect(await lea.own()).toMatchObject({ email });
  for (const text of [
    "select * from guests",
    "select * from guest_confirmations",
    "select * from guest_refusals",
    "select app.note_guest_answer(gen_random_uuid())",
    "delete from guests",
    "select app.email_of_guest(gen_random_uuid())",
    "select app.delete_guest(gen_random_uuid())",
    "select app.is_known_guest('0x')",
  ])
    expect(await errorCodeOf(eve.run((tx) => sql.raw(text).execute(tx))), text).toBe("FORBIDDEN");
  const asked = [
    visitor((tx) => sql`select app.keep_guest_address('eve@example.com')`.execute(tx)),
    visitor((tx) => sql`select * from app.own_guest_address()`.execute(tx)),
    worker((tx) => sql`select * from public.guests`.execute(tx)),
    worker((tx) => sql`select app.keep_guest_address('eve@example.com')`.execute(tx)),
  ];
  expect(new Set(await Promise.all(asked.map(errorCodeOf)))).toEqual(new Set(["FORBIDDEN"]));
});
