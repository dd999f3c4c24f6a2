import { countGuests } from "@tenora/database/invitation/count-guests";
import {
  askToJoin,
  findOwnJoinRequest,
  listJoinRequests,
} from "@tenora/database/invitation/join-requests";
import {
  addInvitation,
  listReceivedInvitations,
  listSentInvitations,
} from "@tenora/database/invitation/manage-invitations";
import { addShareLink, findShareLink, listOwnLinks } from "@tenora/database/invitation/share-links";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf, freshWallet, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
let made = 0;
const hex = (bytes: number) => {
  made += 1;
  return `0x${made.toString(16).padStart(2 * bytes, "0")}` as const;
};
const listing = 7n;

async function person() {
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  const run = <T>(work: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, work);
  return { wallet, run };
}

const invitation = (wallet: `0x${string}`) => ({
  digest: hex(32),
  wallet,
  name: "Lea",
  cap: 10,
  counter: 0,
  deadline: 1_000,
  signature: hex(65),
});
const link = () => ({
  digest: hex(32),
  key: hex(20),
  name: "Club",
  walletCap: 5,
  totalCap: 20,
  counter: 0,
  deadline: 1_000,
  signature: hex(65),
});

describe("invitations", () => {
  test("guests: a seller counts who asks, whom they invited and their links; nobody else's", async () => {
    const [ben, lea, eli, eve] = [await person(), await person(), await person(), await person()];
    const [mine, other] = [71n, 72n];
    for (const one of [lea, eli])
      await one.run((tx) => askToJoin(tx, { listing: mine, seller: ben.wallet, name: "A" }));
    await ben.run((tx) => addInvitation(tx, mine, invitation(lea.wallet)));
    await ben.run((tx) => addShareLink(tx, mine, link()));
    await eve.run((tx) => addInvitation(tx, mine, invitation(lea.wallet)));
    const none = { asking: 0, invited: 0, links: 0 };
    const counted = await ben.run((tx) => countGuests(tx, [mine, other]));
    expect(counted).toEqual(
      new Map([
        [mine, { asking: 1, invited: 1, links: 1 }],
        [other, none],
      ]),
    );
    expect(await lea.run((tx) => countGuests(tx, [mine]))).toEqual(new Map([[mine, none]]));
    expect(await ben.run((tx) => countGuests(tx, []))).toEqual(new Map());
  });

  test("invitation: its seller and its wallet see it, others don't; it answers the request", async () => {
    const [ben, lea, eve] = [await person(), await person(), await person()];
    await lea.run((tx) => askToJoin(tx, { listing, seller: ben.wallet, name: "Lea" }));
    await lea.run((tx) => askToJoin(tx, { listing, seller: ben.wallet, name: "Lea Tan" }));
    const asking = await ben.run((tx) => listJoinRequests(tx, listing));
    expect(asking).toMatchObject([{ wallet: lea.wallet, name: "Lea Tan" }]);
    expect(await eve.run((tx) => listJoinRequests(tx, listing))).toEqual([]);
    expect(await lea.run((tx) => findOwnJoinRequest(tx, listing))).toBeInstanceOf(Date);

    const sent = invitation(lea.wallet);
    await Promise.all([1, 2].map(() => ben.run((tx) => addInvitation(tx, listing, sent))));
    expect(await ben.run((tx) => listSentInvitations(tx, listing))).toEqual([sent]);
    const { wallet: _, name: _name, ...signed } = sent;
    expect(await lea.run((tx) => listReceivedInvitations(tx, listing))).toEqual([
      { ...signed, seller: ben.wallet },
    ]);
    expect(await lea.run((tx) => listReceivedInvitations(tx, 8n))).toEqual([]);
    expect(await lea.run((tx) => findOwnJoinRequest(tx, listing))).toBeNull();
    for (const read of [listSentInvitations, listReceivedInvitations, listJoinRequests])
      expect(await eve.run<readonly object[]>((tx) => read(tx, listing))).toEqual([]);
  });

  test("invitation: one that somebody else stores leaves the request to the seller", async () => {
    const [ben, lea, eve] = [await person(), await person(), await person()];
    await lea.run((tx) => askToJoin(tx, { listing, seller: ben.wallet, name: "Lea" }));
    await eve.run((tx) => addInvitation(tx, listing, invitation(lea.wallet)));
    expect(await ben.run((tx) => listJoinRequests(tx, listing))).toHaveLength(1);
  });

  test("invitations, links and requests: their numbers are limited per receivable", async () => {
    const [ben, lea] = [await person(), await person()];
    const fill = (text: string, count: number) =>
      context.owner((owner) => owner.query(text, [ben.wallet, count]));
    await fill(
      `insert into invitations (digest, listing_id, seller, wallet, name, cap, counter, deadline, signature)
       select '0x' || md5('a' || n) || md5('b' || n), 9, $1, $1, 'x', 1, 0, 1, '0xab'
       from generate_series(1, $2::int) n`,
      199,
    );
    await fill(
      `insert into join_requests (listing_id, wallet, seller, name)
       select 9, '0x' || substr(md5('a' || n) || md5('b' || n), 1, 40), $1, 'x'
       from generate_series(1, $2::int) n`,
      199,
    );
    await fill(
      `insert into share_links (digest, listing_id, seller, key, name, wallet_cap, total_cap, counter, deadline, signature)
       select '0x' || md5('a' || n) || md5('b' || n), 9, $1,
         '0x' || substr(md5('a' || n) || md5('b' || n), 1, 40), 'x', 1, 1, 0, 1, '0xab'
       from generate_series(1, $2::int) n`,
      49,
    );
    const outcomes = (attempts: Promise<unknown>[]) =>
      Promise.all(attempts.map(errorCodeOf)).then((codes) =>
        codes.filter((code) => typeof code === "string"),
      );
    const invite = () => ben.run((tx) => addInvitation(tx, 9n, invitation(lea.wallet)));
    expect(await outcomes([invite(), invite(), invite()])).toEqual(
      Array(2).fill("TOO_MANY_INVITATIONS"),
    );
    const share = () => ben.run((tx) => addShareLink(tx, 9n, link()));
    expect(await outcomes([share(), share()])).toEqual(["TOO_MANY_SHARE_LINKS"]);
    const ask = async () =>
      (await person()).run((tx) => askToJoin(tx, { listing: 9n, seller: ben.wallet, name: "x" }));
    expect(await outcomes([ask(), ask()])).toEqual(["TOO_MANY_JOIN_REQUESTS"]);
  });
});

test("share link: anyone finds it by its exact key, its name only the seller", async () => {
  const [ben, eve] = [await person(), await person()];
  const { name, ...signed } = link();
  await ben.run((tx) => addShareLink(tx, listing, { ...signed, name }));
  expect(await ben.run((tx) => listOwnLinks(tx, listing))).toEqual([{ ...signed, name }]);
  expect(await eve.run((tx) => listOwnLinks(tx, listing))).toEqual([]);
  const find = (id: bigint, key: string) =>
    asVisitor(context.web, (tx) => findShareLink(tx, id, key));
  expect(await find(listing, signed.key)).toEqual({ ...signed, seller: ben.wallet });
  expect(await find(8n, signed.key)).toBeNull();
  expect(await find(listing, hex(20))).toBeNull();
});

test("invitations and links: nobody writes the tables, and without a session nothing is stored", async () => {
  const eve = await person();
  for (const text of [
    `insert into invitations (digest) values ('0x')`,
    `update join_requests set name = 'x'`,
    "delete from share_links",
  ])
    expect(await errorCodeOf(eve.run((tx) => sql.raw(text).execute(tx))), text).toBe("FORBIDDEN");
  const visitor = asVisitor(context.web, (tx) =>
    sql`select app.ask_to_join(1, ${eve.wallet}, 'x')`.execute(tx),
  );
  expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
});
