// People without ether: what they signed is carried out, once, and nothing else is.
// @module-tag S12
import { localKey } from "@tenora/chain/deployment/local-account";
import { makeLogger } from "@tenora/configuration/make-logger";
import { persona } from "@tenora/domain/demo/personas";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { freePort } from "@tenora/embedded/free-port";
import type {} from "@tenora/testing/database/global-setup";
import { cancelTestReceivable } from "@tenora/testing/market/cancel-receivable";
import { generatePrivateKey } from "viem/accounts";
import { expect, test } from "vitest";
import { startWorker } from "../../src/start-worker.ts";
import { setUpRelay } from "./relay-context.ts";

const relay = setUpRelay();
const { chain, check, cleanUp, client, ended, find, list, payer } = relay;
const { relaySettings, sent, sql, startRelayer, submit } = relay;

test("relayer: a wallet without ether buys, pays and collects", async () => {
  await startRelayer();
  const dara = await payer();
  const listing = await list();
  const bought = await submit(await dara.signPurchase(listing, 100));
  await ended(bought);
  expect(await find(bought)).toMatchObject({ failure: null, hash: expect.any(String) });
  expect(await dara.balance()).toBe(500_000_000n);

  const cleo = await payer(1_000_000_000n);
  const paid = await submit(await cleo.signSettlement(listing, 1_000_000_000n));
  await ended(paid);
  expect(await cleo.balance()).toBe(0n);

  const note = String((listing << 24n) | 1n);
  const claimed = await submit({ action: "claim", parameters: { notes: [note] } });
  await ended(claimed);
  expect(await find(claimed)).toMatchObject({ failure: null });
  expect(await dara.balance()).toBe(1_500_000_000n);
  for (const { account } of [dara, cleo])
    expect(await client().getBalance({ address: account.address })).toBe(0n);
});

test("relayer: a wallet without ether takes back what a cancelled sale cost, and nobody else does", async () => {
  await startRelayer();
  const [dara, eli, listing] = [await payer(), await payer(), await list()];
  await ended(await submit(await dara.signPurchase(listing, 2)));
  const refund = (to: string): RelayRequest => ({
    action: "refund",
    parameters: { note: String((listing << 24n) | 1n), owner: to.toLowerCase() as `0x${string}` },
  });
  const { address } = dara.account;
  const expectRefused = async (request: RelayRequest) => {
    expect(await check(request)).toHaveProperty("rejected");
    await expectUnsent(request);
  };
  await expectRefused(refund(address));
  await cancelTestReceivable(chain().rpcUrl, chain().deployment, listing);
  await expectRefused(refund(eli.account.address));
  await expectRefused(refund(relay.relayer));

  const request = refund(address);
  const asked = await Promise.all(Array.from({ length: 4 }, () => submit(request)));
  expect(new Set(asked).size).toBe(1);
  const [job = null] = asked;
  await ended(job);
  expect(await find(job)).toMatchObject({ failure: null, hash: expect.any(String) });
  expect(await dara.balance()).toBe(10_000_000_000n);
  expect(await client().getBalance({ address })).toBe(0n);
  // Paid once: the note is gone.
  await expectRefused(request);
  expect(await dara.balance()).toBe(10_000_000_000n);
});

type Buy = Extract<RelayRequest, { action: "buy" }>;
const changed = (request: RelayRequest, changes: Partial<Buy["parameters"]>) =>
  ({ ...request, parameters: { ...request.parameters, ...changes } }) as RelayRequest;

/** Straight into the queue, as if the web server's check had been passed by. */
async function expectUnsent(request: RelayRequest): Promise<void> {
  const before = await sent();
  const job = await submit(request, { gas: 500_000 });
  await ended(job);
  const { failure, hash } = (await find(job)) ?? {};
  expect({ failure, hash }).toEqual({ failure: expect.any(Object), hash: null });
  expect(await sent()).toBe(before);
}

test("relayer: nothing is sent that its payer didn't sign, or that the exchange rejects", async () => {
  await startRelayer();
  const [dara, eli, listing, other] = [await payer(), await payer(), await list(), await list()];
  const request = await dara.signPurchase(listing, 5);
  const usdt = chainCoin("USDT");
  const wrong: Record<string, RelayRequest> = {
    "another listing": changed(request, { listing: String(other) }),
    "more units": changed(request, { units: 6, maxCost: "570000000" }),
    "a lower price": changed(request, { maxCost: "474999999" }),
    "another token": changed(request, { token: usdt }),
    "another payer": changed(request, { payer: eli.account.address }),
    "another deadline": changed(request, { deadline: "99999999999" }),
    "another salt": changed(request, { salt: `0x${"5a".repeat(32)}` }),
    "no such listing": changed(request, { listing: "99999" }),
    "a listing beyond all numbers": changed(request, { listing: "9".repeat(77) }),
    "a note without earnings": { action: "claim", parameters: { notes: [String(listing << 24n)] } },
  };
  for (const [name, one] of Object.entries(wrong)) {
    expect(await check(one), name).toHaveProperty("rejected");
    await expectUnsent(one);
  }
  const tooLarge = changed(request, { listing: "9".repeat(78) });
  expect(await check(tooLarge)).toHaveProperty("rejected");
  // The exchange would take only what was signed; but it would be another job of the same signature.
  expect(await check(changed(request, { maxCost: "475000001" }))).toHaveProperty("rejected");
  expect(await check(await dara.signSettlement(listing, 999_999n))).toBe("too-little");
  expect(await dara.balance()).toBe(10_000_000_000n);
});

test("relayer: a used signature, an expired one and a closed sale send nothing", async () => {
  await startRelayer();
  const [dara, listing] = [await payer(20_000_000_000n), await list()];
  const first = await dara.signPurchase(listing, 99);
  await ended(await submit(first));
  const [last, late] = [await dara.signPurchase(listing, 1), await dara.signPurchase(listing, 1)];
  expect(await check(first)).toHaveProperty("rejected");
  await ended(await submit(last));
  expect(await check(late)).toEqual({
    rejected:
      "Nothing can be bought now: the time ran out, someone else bought the last units, or we dispute the receivable. Look for another receivable.",
  });
  await expectUnsent(late);
  const old = await dara.signPurchase(await list(), 1);
  await chain().rpc("evm_increaseTime", 3_601);
  await chain().rpc("evm_mine");
  expect(await check(old)).toHaveProperty("rejected");
  await expectUnsent(old);
});

test("relayer: the same signature is one job, however often it is asked for", async () => {
  const [dara, listing] = [await payer(), await list()];
  const request = await dara.signPurchase(listing, 2);
  const asked = await Promise.all(Array.from({ length: 8 }, () => submit(request)));
  expect(new Set(asked).size).toBe(1);
  const before = await sent();
  await startRelayer();
  const [job = null] = asked;
  await ended(job);
  expect(await submit(request, { gas: 500_000 })).toBe(job);
  expect([await sent(), await dara.balance()]).toEqual([before + 1, 9_810_000_000n]);
});

test("relayer: the gas of a day is never exceeded, at the request or at its turn", async () => {
  const [dara, listing] = [await payer(), await list()];
  const requests = [];
  for (let units = 1; units <= 6; units += 1)
    requests.push(await dara.signPurchase(listing, units));
  const asked = await Promise.all(
    requests.map((request) => submit(request, { gas: 400_000, budget: 1_300_000 })),
  );
  const taken = asked.filter((id) => id !== null);
  expect(taken).toHaveLength(3);
  await startRelayer({ dailyGas: 700_000 });
  for (const id of taken) await ended(id);
  const ends = await Promise.all(taken.map(find));
  // What the first has used leaves room for a second; then the rest is too little.
  const failures = ends.flatMap((end) => end?.failure?.code ?? []);
  expect(failures).toEqual(["RELAY_BUDGET_SPENT"]);
  expect(await gasOfDay()).toBeLessThanOrEqual(700_000);
});

test.each([
  ["has a role on the exchange", localKey(persona("Olga").account)],
  ["has no ether", generatePrivateKey()],
])("relayer: a key that %s sends nothing", async (_, privateKey) => {
  await startRelayer({ privateKey });
  const [dara, listing] = [await payer(), await list()];
  const job = await submit(await dara.signPurchase(listing, 1));
  await ended(job);
  expect(await find(job)).toMatchObject({ hash: null, failure: { code: "RELAYER_UNABLE" } });
  expect(await dara.balance()).toBe(10_000_000_000n);
});

test("relayer: while the chain doesn't answer a call waits, and is sent once it does", async () => {
  const away = await startRelayer({ rpcUrls: ["http://127.0.0.1:9"] });
  const [dara, listing] = [await payer(), await list()];
  const job = await submit(await dara.signPurchase(listing, 1));
  const waits = () =>
    sql("select 1 from graphile_worker.jobs where task_identifier = 'relay' and run_at > now()");
  await expect.poll(waits).toHaveLength(1);
  expect(await find(job)).toMatchObject({ hash: null, isEnded: false });
  await away.stop();
  await startRelayer();
  await ended(job);
  expect(await dara.balance()).toBe(9_905_000_000n);
});

test("relayer: its metrics say what it spent, and its log names nobody", async () => {
  const port = await freePort();
  const lines: string[] = [];
  const log = makeLogger("worker", "trace", { write: (line) => void lines.push(line) });
  const settings = { ...relaySettings(), metrics: { host: "127.0.0.1", port } };
  const worker = await startWorker(settings, log);
  cleanUp.push(worker.stop);
  const [dara, listing] = [await payer(), await list()];
  const request = await dara.signPurchase(listing, 1);
  await ended(await submit(request));
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/tenora_relayer_gas [1-9]\d{5}\n/);
  expect(metrics).toContain("tenora_relayer_daily_gas 20000000");
  expect(metrics).toMatch(/tenora_relayer_ether 9\d{3}\./);
  expect(metrics).toContain('tenora_relayer_jobs{state="waiting"} 0');
  const text = lines.join("");
  expect(text).toContain("a relayed call has ended");
  const { payer: wallet, signature } = (request as Buy).parameters;
  for (const secret of [wallet, signature, settings.relayer?.privateKey ?? ""])
    expect(text.toLowerCase()).not.toContain(secret.slice(2).toLowerCase());
  // What was signed is forgotten with the job.
  expect(await sql("select 1 from relay_jobs where request is not null")).toEqual([]);
});

const chainCoin = (symbol: string) =>
  chain().deployment.stablecoins.find((coin) => coin.symbol === symbol)?.address ?? "0x";

async function gasOfDay(): Promise<number> {
  const [row] = await sql<{ gas: number }>("select sum(gas)::int as gas from relay_jobs");
  return row?.gas ?? Number.NaN;
}
