import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { provenWallet } from "../wallet/forged-proofs.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
/** Under the login of the sign-in service, which may end its own connections. */
const signIns = new pg.Pool({ connectionString: marketplace.web.database.authWallet, max: 1 });

/** What the sign-in tables hold of a wallet. */
async function rowsOf({ wallet }: Person) {
  const { rows } = await owner.query<{ users: number; addresses: number; accounts: number }>(
    `with u as (select id from auth_wallet."user" where email = $1 || '@wallet.invalid')
     select (select count(*)::int from u) as users,
       (select count(*)::int from auth_wallet."walletAddress" where lower(address) = $1) as addresses,
       (select count(*)::int from auth_wallet.account where "userId" in (select id from u)) as accounts`,
    [wallet],
  );
  return rows[0];
}

const one = { users: 1, addresses: 1, accounts: 1 };

/** Has every proof signed first, so that only the sign-ins themselves happen at once. */
async function sendAtOnce(people: readonly Person[]): Promise<Promise<Response>[]> {
  const proofs = await Promise.all(
    people.map(async (person) => {
      const message = await person.signInMessage();
      return { person, message, signature: await person.account.signMessage({ message }) };
    }),
  );
  return proofs.map(({ person, ...proof }) => person.post("/api/wallet/sign-in", proof));
}

const signInAtOnce = async (people: readonly Person[]): Promise<number[]> =>
  (await Promise.all(await sendAtOnce(people))).map(({ status }) => status);

const times = (count: number, make: (at: number) => Person) =>
  Array.from({ length: count }, (_, at) => make(at));

describe("wallet sign-in: simultaneous first sign-ins", () => {
  let other: WebProcess;
  beforeAll(async () => {
    other = await startWeb(marketplace);
  });
  afterAll(async () => {
    await other.kill();
    await Promise.all([owner.end(), signIns.end()]);
  });

  test("20 of one wallet all succeed and make one user", async () => {
    const ada = new Person(marketplace);
    const statuses = await signInAtOnce(times(20, () => new Person(marketplace, ada)));
    expect(statuses).toEqual(Array(20).fill(204));
    expect(await rowsOf(ada)).toEqual(one);
    expect(await provenWallet(ada)).toBe(ada.wallet);
  });

  test("20 of one wallet at two web processes all succeed and make one user", async () => {
    const ada = new Person(marketplace);
    const places = [marketplace, other.marketplace];
    const statuses = await signInAtOnce(
      times(20, (at) => new Person(places[at % 2] ?? marketplace, ada)),
    );
    expect(statuses).toEqual(Array(20).fill(204));
    expect(await rowsOf(ada)).toEqual(one);
  });

  test("60 of two wallets at two web processes all succeed and make one user each", async () => {
    const people = [new Person(marketplace), new Person(marketplace)] as const;
    const places = [marketplace, marketplace, other.marketplace, other.marketplace];
    const statuses = await signInAtOnce(
      times(60, (at) => new Person(places[at % 4] ?? marketplace, people[at % 2])),
    );
    expect(statuses).toEqual(Array(60).fill(204));
    for (const person of people) {
      expect(await rowsOf(person)).toEqual(one);
      expect(await provenWallet(person)).toBe(person.wallet);
    }
  });

  test.each([
    ["session", "a table of the library"],
    ['"walletAddress"', "a table that we write first"],
  ])(
    "right ones that wait too long for auth_wallet.%s, %s, get 503 with Retry-After",
    async (table) => {
      const ada = new Person(marketplace);
      const lock = await owner.connect();
      try {
        await lock.query(`begin; lock table auth_wallet.${table} in access exclusive mode`);
        const answers = await sendAtOnce(times(20, () => new Person(marketplace, ada)));
        expect((await Promise.race(answers)).status).toBe(503);
        await lock.query("rollback");
        for (const { status, headers } of await Promise.all(answers)) {
          expect([204, 503]).toContain(status);
          if (status === 503) expect(headers.get("retry-after")).toBe("5");
        }
      } finally {
        await lock.query("rollback");
        lock.release();
      }
    },
  );

  test("a wallet whose first sign-in was killed halfway signs in on the next attempt", async () => {
    const web = await startWeb(marketplace);
    const ada = new Person(marketplace);
    const lock = await owner.connect();
    try {
      await lock.query('begin; lock table auth_wallet."walletAddress" in share mode');
      const killed = signInAtOnce([new Person(web.marketplace, ada)]).catch(() => []);
      const waiting = () =>
        lock.query<{ pid: number }>(
          `select pid from pg_locks
           where relation = 'auth_wallet."walletAddress"'::regclass and not granted`,
        );
      await expect.poll(async () => (await waiting()).rows.length).toBe(1);
      const [{ pid } = { pid: 0 }] = (await waiting()).rows;
      await web.kill();
      await signIns.query("select pg_terminate_backend($1)", [pid]);
      await killed;
    } finally {
      await lock.query("rollback");
      lock.release();
    }
    expect((await ada.signInWithWallet()).status).toBe(204);
    expect(await rowsOf(ada)).toEqual(one);
    expect(await provenWallet(ada)).toBe(ada.wallet);
  });
});
