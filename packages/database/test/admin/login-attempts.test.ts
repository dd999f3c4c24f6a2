import { type Database, openDatabase } from "@tenora/database/connection/connect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";

// S7 in the database, whose count all web processes share.

const context = useDatabaseContext();
let signIn: Database<"tenora_auth_admin">;

beforeAll(() => {
  const { ownerUrl, authSecret } = context.test;
  signIn = openDatabase({ ownerUrl, authSecret, login: "tenora_auth_admin" });
});
afterAll(() => signIn.close());

async function guess(account: string, address: string, browser = `${address} ${Math.random()}`) {
  const { rows } = await signIn.pool.query(
    "select auth_admin.record_login_attempt($1, $2, $3) as may",
    [account, address, browser],
  );
  return (rows[0] as { may: boolean }).may;
}
const right = (account: string, browser: string) =>
  signIn.pool.query("select auth_admin.record_login_success($1, $2)", [account, browser]);
const evaluated = async (guesses: Promise<boolean>[]) =>
  (await Promise.all(guesses)).filter(Boolean).length;
const many = (count: number, one: (n: number) => Promise<boolean>) =>
  Array.from({ length: count }, (_, n) => one(n));

test("login attempts: of 50 addresses at once 10 attempts at an account are evaluated", async () => {
  let looked = 0;
  // In rounds: all of them wait for one lock, and a query that waits too long for a connection fails.
  for (let round = 0; round < 6; round += 1)
    looked += await evaluated(many(50, (n) => guess("op", `address ${n}`)));
  expect(looked).toBe(10);
});

test("login attempts: one address is limited over all accounts", async () => {
  expect(await evaluated(many(60, (n) => guess(`account ${n}`, "one address")))).toBe(30);
});

test("login attempts: a known browser has a count of its own and is not locked out", async () => {
  expect(await guess("cleo", "home", "her laptop")).toBe(true);
  await right("cleo", "her laptop");
  expect(await evaluated(many(40, (n) => guess("cleo", `elsewhere ${n}`)))).toBe(10);
  expect(await evaluated(many(40, () => guess("cleo", "home", "her laptop")))).toBe(10);
  expect(await guess("cleo", "home", "another laptop")).toBe(false);
  expect(await guess("dora", "home 2", "her laptop")).toBe(true);
});

test("login attempts: a success resets the browser's count, not the count of strangers", async () => {
  await evaluated(many(6, (n) => guess("eve", `elsewhere ${n}`)));
  expect(await evaluated(many(3, () => guess("eve", "home", "her phone")))).toBe(3);
  await right("eve", "her phone");
  expect(await evaluated(many(20, (n) => guess("eve", `farther ${n}`)))).toBe(4);
});

test("login attempts: expire after 15 minutes", async () => {
  await evaluated(many(10, (n) => guess("fay", `place ${n}`)));
  expect(await guess("fay", "last place")).toBe(false);
  await context.owner((o) =>
    o.query(
      "update auth_admin.login_attempt set at = at - interval '15 minutes' where account = 'fay'",
    ),
  );
  expect(await guess("fay", "last place")).toBe(true);
});
