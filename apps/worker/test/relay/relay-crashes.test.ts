// A relayer that is killed, stuck or not alone sends nothing twice.
// @module-tag S12
import { localKey } from "@tenora/chain/deployment/local-account";
import type {} from "@tenora/testing/database/global-setup";
import { createWalletClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterEach, expect, test } from "vitest";
import { killWorker, startWorkerProcess } from "../worker-process.ts";
import { setUpRelay } from "./relay-context.ts";

const relay = setUpRelay();
const { chain, cleanUp, ended, find, list, payer, relaySettings, sent, sql, startRelayer, submit } =
  relay;

afterEach(() => chain().rpc("evm_setAutomine", true));

const whole = 10_000_000_000n;
const unit = 95_000_000n;
const hashOf = async (job: string | null) => (await find(job))?.hash ?? null;
const known = (hash: string | null) => chain().rpc("eth_getTransactionByHash", hash);

async function mineAll(): Promise<void> {
  await chain().rpc("evm_mine");
  await chain().rpc("evm_setAutomine", true);
}

/** A dead worker's job is free for others after ten seconds, and they look every fifteen. */
const takingOver = { timeout: 120_000 };

/** A worker in a process of its own, killed once its transaction is on its way. */
async function killInFlight(request: Parameters<typeof submit>[0]) {
  await chain().rpc("evm_setAutomine", false);
  const worker = await startWorkerProcess(relaySettings());
  const job = await submit(request);
  await expect.poll(async () => known(await hashOf(job))).toBeTruthy();
  await killWorker(worker);
  return { job, hash: await hashOf(job) };
}

test(
  "killed relayer: the next one follows the same transaction and sends nothing else",
  takingOver,
  async () => {
    const [dara, listing, before] = [await payer(), await list(), await sent()];
    const { job, hash } = await killInFlight(await dara.signPurchase(listing, 1));
    await startRelayer();
    await mineAll();
    await ended(job, 90_000);
    expect(await find(job)).toMatchObject({ hash, failure: null });
    expect([await sent(), await dara.balance()]).toEqual([before + 1, whole - unit]);
  },
);

test(
  "killed relayer: what was signed and never arrived is sent again, the same",
  takingOver,
  async () => {
    const [dara, listing, before] = [await payer(), await list(), await sent()];
    const { job, hash } = await killInFlight(await dara.signPurchase(listing, 1));
    await chain().rpc("anvil_dropTransaction", hash);
    expect(await known(hash)).toBeNull();
    await startRelayer();
    await expect.poll(() => known(hash), { timeout: 90_000 }).toBeTruthy();
    await mineAll();
    await ended(job);
    expect(await find(job)).toMatchObject({ hash, failure: null });
    expect([await sent(), await dara.balance()]).toEqual([before + 1, whole - unit]);
  },
);

test("stuck transaction: it is priced anew under the same nonce, and mined once", async () => {
  const [dara, listing, before] = [await payer(), await list(), await sent()];
  await startRelayer({ timing: { pollMs: 50, repriceMs: 300, lostMs: 60_000 } });
  await chain().rpc("evm_setAutomine", false);
  const job = await submit(await dara.signPurchase(listing, 1));
  const prices = async () => {
    const [row] = await sql<{ hashes: string[] }>("select hashes from relay_jobs where id = $1", [
      job,
    ]);
    return row?.hashes ?? [];
  };
  await expect.poll(async () => (await prices()).length).toBeGreaterThan(2);
  const [first = "", second = ""] = await prices();
  // The node has the dearer one in place of the first.
  expect(await known(first)).toBeNull();
  expect(second).not.toBe(first);
  await mineAll();
  await ended(job);
  expect(await find(job)).toMatchObject({ failure: null });
  expect([await sent(), await dara.balance()]).toEqual([before + 1, whole - unit]);
});

test("nonce used elsewhere: the call goes back to the queue and is sent under the next one", async () => {
  const [dara, listing, before] = [await payer(), await list(), await sent()];
  await startRelayer({ timing: { pollMs: 50, repriceMs: 60_000, lostMs: 500 } });
  await chain().rpc("evm_setAutomine", false);
  const job = await submit(await dara.signPurchase(listing, 1));
  await expect.poll(async () => known(await hashOf(job))).toBeTruthy();
  const first = await hashOf(job);
  const account = privateKeyToAccount(localKey(29));
  const wallet = createWalletClient({ account, transport: http(chain().rpcUrl) });
  const gasPrice = 10n ** 11n;
  await wallet.sendTransaction({ chain: null, to: account.address, nonce: before, gasPrice });
  await mineAll();
  await ended(job);
  expect(await hashOf(job)).not.toBe(first);
  expect([await sent(), await dara.balance()]).toEqual([before + 2, whole - unit]);
});

test("two workers: every call is sent once, one after the other", async () => {
  const [dara, listing, before] = [await payer(), await list(), await sent()];
  const workers = [relaySettings(), relaySettings()].map(startWorkerProcess);
  for (const worker of workers) {
    const running = await worker;
    cleanUp.push(() => killWorker(running));
  }
  const jobs: (string | null)[] = [];
  for (let at = 0; at < 8; at += 1) jobs.push(await submit(await dara.signPurchase(listing, 1)));
  for (const job of jobs) await ended(job);
  const ends = await Promise.all(jobs.map(find));
  expect(ends.every((end) => end?.failure === null)).toBe(true);
  expect(new Set(ends.map((end) => end?.hash)).size).toBe(8);
  expect([await sent(), await dara.balance()]).toEqual([before + 8, whole - 8n * unit]);
});

test("one on its way: the database refuses a second nonce", async () => {
  const [dara, listing] = [await payer(), await list()];
  const sign = async () => submit(await dara.signPurchase(listing, 1));
  const [one, other] = [await sign(), await sign()];
  const take = (job: string | null) =>
    sql("update relay_jobs set nonce = 1, raw_transaction = '0x' where id = $1", [job]);
  await take(one);
  await expect(take(other)).rejects.toThrow("relay_jobs_one_in_flight");
});
