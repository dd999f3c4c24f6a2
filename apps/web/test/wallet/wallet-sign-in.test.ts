import { asOwner } from "@tenora/database/transaction/as-owner";
import { describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { forgedProofs, proofs, provenWallet } from "./forged-proofs.ts";

async function currentWallet(person: Person): Promise<string | null> {
  const response = await person.fetch("/api/wallet/session");
  return ((await response.json()) as { wallet: string | null }).wallet;
}

describe("wallet sign-in: a wallet", () => {
  test("is proven by its signature, until it signs out", async () => {
    const ada = new Person(marketplace);
    expect(await currentWallet(ada)).toBeNull();
    const response = await ada.signInWithWallet();
    expect(response.status).toBe(204);
    const cookie = response.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(await currentWallet(ada)).toBe(ada.wallet);
    await ada.post("/api/wallet/sign-out", {});
    expect(await currentWallet(ada)).toBeNull();
  });

  test("gets a message for our site, our chain and a short time", async () => {
    const ada = new Person(marketplace);
    const message = await ada.signInMessage();
    const host = new URL(marketplace.url).host;
    expect(message).toContain(`${host} wants you to sign in with your Ethereum account:`);
    expect(message).toContain(ada.account.address);
    expect(message).toContain(`URI: ${marketplace.url}`);
    expect(message).toContain("Chain ID: 17000");
  });

  test.each([...forgedProofs])("is not proven by %s", { tags: "S2" }, async (_what, attempt) => {
    expect(await provenWallet(await attempt(marketplace))).toBeNull();
  });

  test.each([...proofs])("is proven by %s", { tags: "S2" }, async (_what, attempt) => {
    expect(await provenWallet(await attempt(marketplace))).toMatch(/^0x[0-9a-f]{40}$/);
  });

  test("has one attempt per nonce: the right signature after a wrong one is rejected", async () => {
    const ada = new Person(marketplace);
    const message = await ada.signInMessage();
    const signature = await ada.account.signMessage({ message });
    expect((await ada.post("/api/wallet/sign-in", { message, signature: "0x" })).status).toBe(401);
    expect((await ada.post("/api/wallet/sign-in", { message, signature })).status).toBe(401);
  });

  test("can sign in after a first sign-in that was interrupted", async () => {
    const ada = new Person(marketplace);
    // As the library leaves it when the database goes away between a user and its address.
    await asOwner(marketplace.ownerUrl, (owner) =>
      owner.query(`insert into auth_wallet."user" (id, name, email) values ($1, $1, $2)`, [
        ada.account.address,
        `${ada.wallet}@wallet.invalid`,
      ]),
    );
    expect((await ada.signInWithWallet()).status).toBe(204);
    expect(await currentWallet(ada)).toBe(ada.wallet);
  });
});

test("wallet sign-in: no endpoint of the sign-in library is reachable from outside §5.32 §7.28", async () => {
  const anybody = new Person(marketplace);
  const paths = [
    "sign-up/email",
    "sign-in/email",
    "siwe/nonce",
    "siwe/verify",
    "get-session",
    "ok",
  ];
  for (const base of ["/auth/wallet", "/auth/admin", "/api/auth"]) {
    for (const path of paths) {
      expect((await anybody.fetch(`${base}/${path}`)).status, path).toBe(404);
      const posted = await anybody.post(`${base}/${path}`, {});
      expect([404, 405], `${base}/${path}`).toContain(posted.status);
    }
  }
});
