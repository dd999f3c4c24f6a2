// The whole life of a receivable on a local chain, through the command line alone.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalChain, startLocalChain } from "./local-chain.ts";

let chain: LocalChain;
let folder: string;

beforeAll(async () => {
  chain = await startLocalChain();
  folder = mkdtempSync(join(tmpdir(), "exchange-"));
});

afterAll(async () => {
  await chain?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Runs one command; resolves with what it printed and how it ended. */
function exchange(line: string): Promise<{ text: string; code: number }> {
  const main = resolve(import.meta.dirname, "../src/cli/main.ts");
  const child = spawn(process.execPath, [main, ...line.split(" ")], {
    cwd: folder,
    env: { ...process.env, RPC_URL: chain.rpcUrl, DATA_DIR: folder },
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  return new Promise((done) =>
    child.once("close", (code) => done({ text: text.trim(), code: code ?? 1 })),
  );
}

async function succeeds(line: string, expected: RegExp | string): Promise<void> {
  const { text, code } = await exchange(line);
  expect(text, line).toMatch(expected);
  expect(code, `${line}: ${text}`).toBe(0);
}

async function fails(line: string, expected: RegExp | string): Promise<void> {
  const { text, code } = await exchange(line);
  expect(text, line).toMatch(expected);
  expect(code, line).toBe(1);
}

test("command line: a receivable is listed, bought by three, paid late, defaults, recovers, is claimed and resold", async () => {
  await succeeds("deploy", /The exchange is deployed at 0x/);
  for (const name of ["bo", "cy", "di", "ed"])
    await succeeds(`mint --as ${name} --amount 20000`, "Minted");
  await succeeds(
    "offer --as ada --debtor bo --invoice INV-1 --face 10500 --price 95 --repay 100 --units 100 --minimum 50 --days 60 --out offer.json",
    "Terms signed",
  );
  await succeeds("acknowledge --as bo --in offer.json", "Debt acknowledged");
  await succeeds("attest --as op --in offer.json", "level 2");
  await succeeds("list --as ed --in offer.json", "Receivable 1 listed");
  await fails("list --as ed --in offer.json", "already on the exchange as receivable 1");

  await succeeds(
    "buy --as cy --listing 1 --units 40",
    "Note 16777217 bought: 40 units for 3800000000",
  );
  await succeeds("buy --as di --listing 1 --units 30", "Note 16777218 bought");
  await fails("buy --as ada --listing 1 --units 10", "Sellers cannot buy their own receivables");
  await succeeds("buy --as ed --listing 1 --units 20", "Note 16777219 bought");
  await succeeds("release --as cy --listing 1", "released");
  await succeeds("balance --as ada", /USDC 8550000000/);

  await succeeds("wait --days 12", "It is");
  await succeeds("settle --as bo --listing 1 --amount 3000", "3000000000 base units paid");
  await succeeds("claim --as ed --notes 16777217,16777218,16777219", "Claimed 2999999999");
  await fails("default --as cy --listing 1", "A default can be recorded after");

  await succeeds("wait --days 70", "It is");
  await succeeds("show --listing 1", /Funded[\s\S]*due: repayment 6000000000, late fee [1-9]/);
  await succeeds("ask --as di --note 16777218 --price 1900 --out ask.json", "signed");
  await succeeds("settle --as bo --listing 1 --amount 2000", "2000000000 base units paid");
  await succeeds("claim --as cy --notes 16777218", "Claimed 666666666");
  await succeeds("fill --as cy --in ask.json", "bought for 1233333334");
  await fails("fill --as cy --in ask.json", "A signature does not belong");

  await succeeds("settle --as bo --listing 1 --amount 1000", "1000000000 base units paid");
  await succeeds("show --listing 1", /Funded[\s\S]*due: repayment 3000000000, late fee [1-9]/);

  await succeeds("wait --days 30", "It is");
  await succeeds("default --as cy --listing 1", "Default of receivable 1 recorded");
  await succeeds("show --listing 1", "Defaulted");
  await succeeds("settle --as bo --listing 1 --all", "base units paid");
  await succeeds("show --listing 1", /Settled, was in default[\s\S]*in all 0/);
  await succeeds("claim --as ed --notes 16777217,16777218,16777219", /Claimed 53\d{8}/);
  await fails("claim --as ed --notes 99", "There is no such note");
  await succeeds("withdraw --as ada", /Withdrew [1-9]\d+ base units/);
}, 600_000);
