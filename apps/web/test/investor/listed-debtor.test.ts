// @module-tag S4
import { persona } from "@tenora/domain/demo/personas";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// The demonstration's Dara is approved and registered on the chain; its receivable 24 is on sale to
// every approved investor, and Cleo's to pay.

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());

const path = (listing: number | string) => `/api/exchange/${listing}/debtor`;
const name = "Cleo Department Stores Ltd";

async function signedIn(who: "Dara" | "Ben"): Promise<Person> {
  const person = new Person(marketplace, testAccount(persona(who).account));
  await person.signInWithWallet();
  return person;
}

/** Sets the status of an investor's registration while `check` runs. */
async function whileInvestorIs(person: Person, change: string, check: () => Promise<void>) {
  await owner.query(`update investors set ${change} where wallet_address = $1`, [person.wallet]);
  try {
    await check();
  } finally {
    const back = "update investors set status = 'approved', suspended_at = null";
    await owner.query(`${back} where wallet_address = $1`, [person.wallet]);
  }
}

async function expectNothing(person: Person) {
  const response = await person.fetch(path(24));
  const body = await response.text();
  expect(response.status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ isAdmitted: false, debtor: null });
  expect(body).not.toContain(name);
}

describe("debtor of a receivable", () => {
  let dara: Person;
  beforeAll(async () => {
    dara = await signedIn("Dara");
  });

  test("an eligible investor who is signed in reads the legal name and the record, uncached", async () => {
    const response = await dara.fetch(path(24));
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { wallet, isAdmitted, debtor } = (await response.json()) as {
      wallet: string;
      isAdmitted: boolean;
      debtor: Record<
        "listed" | "due" | "onTime" | "repaidLate" | "defaulted" | "pastDue" | "inGrace",
        number
      >;
    };
    expect({ wallet, isAdmitted }).toEqual({ wallet: dara.wallet, isAdmitted: true });
    expect(debtor).toMatchObject({ name });
    const { listed, due, onTime, repaidLate, defaulted, pastDue, inGrace } = debtor;
    expect(listed).toBeGreaterThan(1);
    expect(due).toBeGreaterThan(0);
    // What is in its grace period didn't come due yet.
    expect(onTime + repaidLate + defaulted + pastDue - inGrace).toBe(due);
    expect(due).toBeLessThanOrEqual(listed);
  });

  test("an eligible investor reads why the customer's record scored as it did, and nobody else", async () => {
    const { rows } = await owner.query(
      `select g.ended, g.on_time from graded_debtor_records g
       join funding_requests r on r.id = g.request_id where r.listing_id = 24`,
    );
    const [{ ended, on_time: onTime }] = rows;
    const answer = (await (await dara.fetch(path(24))).json()) as {
      debtor: { gradedRecord: string };
    };
    const reason =
      ended === 0 ? "Nothing had come due yet" : `${onTime} of ${ended} that had come due`;
    expect(answer.debtor.gradedRecord).toContain(reason);
    for (const page of ["/exchange/24", "/exchange/24.data", "/api/v1/listings/24"])
      for (const person of [dara, new Person(marketplace)]) {
        const text = await (await person.fetch(page)).text();
        expect(text).not.toContain("gradedRecord");
        expect(text).not.toContain("graded_record");
      }
    const shown = await (await fetch(`${marketplace.url}/exchange/24`)).text();
    expect(shown).toContain(
      "Approved investors who may know the customer see how they paid before.",
    );
    expect(shown).toMatch(/The seller was in tier \d; tier 1 scores highest\./);
  });

  test("who signs out while it is read gets the record or nothing, and no failure", async () => {
    const leaving = await signedIn("Dara");
    const reads = Array.from({ length: 20 }, () => leaving.fetch(path(24)));
    const out = leaving.post("/api/wallet/sign-out", {});
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await out).ok).toBe(true);
  });

  test("a visitor gets nothing", () => expectNothing(new Person(marketplace)));

  test("a wallet without a registration gets nothing", async () => {
    const stranger = new Person(marketplace);
    await stranger.signInWithWallet();
    await expectNothing(stranger);
  });

  test("a business gets nothing, also of its own receivable", async () =>
    expectNothing(await signedIn("Ben")));

  test.each([
    ["waits for the review", "status = 'pending'"],
    ["was rejected", "status = 'rejected'"],
    ["is suspended", "suspended_at = now()"],
  ])("an investor whom the chain admits and who %s gets nothing", (_who, change) =>
    whileInvestorIs(dara, change, () => expectNothing(dara)),
  );

  test("a receivable by invitation names nobody", async () => {
    const { rows } = await owner.query(
      "select id from market.listings where gate_type = 'invite' order by id limit 1",
    );
    const response = await dara.fetch(path(rows[0].id));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('"name"');
  });

  test.each(["0", "999999", "x", "99999999999999999999"])("nothing at %s", async (id) => {
    expect((await dara.fetch(path(id))).status).toBe(404);
  });

  test.each([
    "/exchange/24",
    "/exchange/24.data",
    "/api/v1/listings/24",
    "/exchange?q=Cleo",
    "/pay/24",
  ])("%s names nobody to a visitor, also after an investor opened it", async (page) => {
    expect(await (await dara.fetch(page)).text()).not.toContain(name);
    expect(await (await fetch(marketplace.url + page)).text()).not.toContain(name);
  });
});
