// @module-tag S4
import { persona } from "@tenora/domain/demo/personas";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// The demonstration's Dara is approved and registered on the chain, and its sellers show their invoices.

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());

/** One of Ben's for all eligible investors. */
const sold = 24;
const path = (listing: number | string) => `/api/exchange/${listing}/documents`;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

async function signedIn(name: "Dara" | "Ben"): Promise<Person> {
  const person = new Person(marketplace, testAccount(persona(name).account));
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

describe("documents for investors", () => {
  let dara: Person;
  let document: string;

  beforeAll(async () => {
    dara = await signedIn("Dara");
    const response = await dara.fetch(path(sold));
    const { documents } = (await response.json()) as { documents: { id: string }[] };
    document = documents[0]?.id ?? "";
  });

  test("an eligible investor who is signed in sees their names and sizes", async () => {
    const response = await dara.fetch(path(sold));
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      wallet: dara.wallet,
      documents: [
        {
          id: document,
          fileName: expect.stringMatching(/^invoice-.+\.pdf$/),
          bytes: expect.any(Number),
        },
      ],
    });
  });

  /** How often it was shown; other files share this marketplace and may have opened it too. */
  async function timesShown(): Promise<number> {
    const { rows } = await owner.query<{ times: number }>(
      "select count(*)::int as times from audit_log where action = $1 and after ->> 'document' = $2",
      ["funding_request.document_shown", document],
    );
    return rows[0]?.times ?? 0;
  }

  test("an eligible investor downloads them, never shown in our origin nor kept by a cache", async () => {
    const before = await timesShown();
    const answer = await dara.post(`${path(sold)}/${document}`, {});
    const { url } = (await answer.json()) as { url: string };
    const file = await fetch(marketplace.url + url);
    expect(file.status).toBe(200);
    const headers = ["content-type", "cache-control", "x-content-type-options"];
    expect(headers.map((name) => file.headers.get(name))).toEqual([
      "application/pdf",
      "private, no-store",
      "nosniff",
    ]);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment;/);
    await file.body?.cancel();
    expect(await timesShown()).toBe(before + 1);
  });

  async function expectRefusal(person: Person, refusal: readonly [number, string]) {
    const list = await person.fetch(path(sold));
    expect([list.status, await list.json()]).toMatchObject([200, { documents: null }]);
    expect(await codeOf(await person.post(`${path(sold)}/${document}`, {}))).toEqual(refusal);
  }

  test("a visitor is asked to sign in", () =>
    expectRefusal(new Person(marketplace), [401, "SESSION_MISSING"]));

  test("a business is refused, also its own receivable's", async () =>
    expectRefusal(await signedIn("Ben"), [403, "INVESTOR_NOT_ELIGIBLE"]));

  test("an approved investor whom the chain doesn't admit is refused", async () => {
    const cy = new Person(marketplace);
    await cy.signInWithWallet();
    const registration = await cy.post("/api/investor/registrations", {
      investorName: "Cy Tan",
      country: "Singapore",
      registrationNumber: "S7654321X",
      walletAddress: cy.wallet,
      certificateInfo: { email: "cy@example.com" },
      agreeTerms: true,
    });
    expect(registration.ok).toBe(true);
    await whileInvestorIs(cy, "status = 'approved', reviewed_at = now()", () =>
      expectRefusal(cy, [403, "INVESTOR_NOT_ELIGIBLE"]),
    );
  });

  test("an investor whom the chain admits and we have suspended is refused", () =>
    whileInvestorIs(dara, "suspended_at = now()", () =>
      expectRefusal(dara, [403, "INVESTOR_NOT_ELIGIBLE"]),
    ));

  test("a receivable by invitation shows none", async () => {
    const api = (id: number) => fetch(`${marketplace.url}/api/v1/listings/${id}`);
    let id = 1;
    for (;;) {
      const { data } = (await (await api(id)).json()) as { data: { gate: { type: string } } };
      if (data.gate.type === "invite") break;
      id += 1;
    }
    expect(await codeOf(await dara.fetch(path(id)))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  });

  test.each(["0", "999999", "x", "99999999999999999999"])("nothing at %s", async (id) => {
    expect(await codeOf(await dara.fetch(path(id)))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  });

  test.each(["x", crypto.randomUUID()])("no document %s", async (id) => {
    const answer = await dara.post(`${path(sold)}/${id}`, {});
    expect(await codeOf(answer)).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  });
});
