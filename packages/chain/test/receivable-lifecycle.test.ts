// The whole life of a receivable on a local chain, through the command line alone.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseUnits } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalChain, startLocalChain } from "./support/local-chain.ts";

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
  for (const name of ["cleo", "dara", "eli", "ada"])
    await succeeds(`mint --as ${name} --amount 20000`, "Minted");
  const invoice = "--seller-company SG:201912345A --debtor-company HK:0987654 --invoice INV-1";
  await succeeds(
    `offer --as ben --debtor cleo ${invoice} --face 10500 --price 95 --repay 100 --units 100 --minimum 50 --days 60 --out offer.json`,
    "Terms signed",
  );
  await succeeds("acknowledge --as cleo --in offer.json", "Debt acknowledged");
  await succeeds("attest --as olga --in offer.json", "level 2");
  await succeeds("list --as ada --in offer.json", "Receivable 1 listed");
  await fails("list --as ada --in offer.json", "already on the exchange as receivable #1");

  // The same invoice as a forger types it: a look-alike, another case, an invisible letter.
  const disguised =
    "--seller-company sg:2019l2345\u0410 --debtor-company HK:O987654 --invoice inv\u3164\u20141";
  const terms = "--face 10500 --price 95 --repay 100 --units 100 --days 60 --out again.json";
  await succeeds(`offer --as ben --debtor cleo ${disguised} ${terms}`, "Terms signed");
  await succeeds("attest --as olga --in again.json", "level 1");
  await fails("list --as ada --in again.json", "already on the exchange as receivable #1");

  await succeeds(
    "buy --as dara --listing 1 --units 40",
    "Note 16777217 bought: 40 units for 3,800.00 USDC",
  );
  await succeeds("buy --as eli --listing 1 --units 30", "Note 16777218 bought");
  await fails("buy --as ben --listing 1 --units 10", /[Ss]eller/);
  await succeeds("buy --as ada --listing 1 --units 20", "Note 16777219 bought");
  await succeeds("release --as dara --listing 1", "released");
  await succeeds("balance --as ben", /^8,550.00 USDC/);

  await succeeds("wait --days 12", "It is");
  await succeeds("settle --as cleo --listing 1 --amount 3000", "3,000.00 USDC paid");
  await succeeds(
    "claim --as ada --notes 16777217,16777218,16777219",
    /16777217: 1,333.333333 USDC\n16777218: 1,000.00 USDC\n16777219: 666.666666 USDC/,
  );
  await fails("default --as dara --listing 1", "A default can be recorded after");

  await succeeds("wait --days 70", "It is");
  await succeeds("show --listing 1", /Funded[\s\S]*due: repayment 6,000.00 USDC, late fee [1-9]/);
  await succeeds("ask --as eli --note 16777218 --price 1900 --out ask.json", "signed");
  await succeeds("settle --as cleo --listing 1 --amount 2000", "2,000.00 USDC paid");
  await succeeds("claim --as dara --notes 16777218", "16777218: 666.666666 USDC");
  await succeeds("fill --as dara --in ask.json", "bought for 1,233.333334 USDC");
  await fails("fill --as dara --in ask.json", "A signature isn't");

  await succeeds("settle --as cleo --listing 1 --amount 1000", "1,000.00 USDC paid");
  await succeeds("show --listing 1", /Funded[\s\S]*due: repayment 3,000.00 USDC, late fee [1-9]/);

  await succeeds("wait --days 30", "It is");
  await succeeds("default --as dara --listing 1", "Default of receivable 1 recorded");
  await succeeds("show --listing 1", "Defaulted");
  await succeeds("settle --as cleo --listing 1 --all", "USDC paid");
  await succeeds("show --listing 1", /Settled, settled, was in default[\s\S]*in all 0.00 USDC/);
  await succeeds(
    "claim --as ada --notes 16777217,16777218,16777219",
    /16777217: 2,\d{3}\.\d+ USDC/,
  );
  await fails("claim --as ada --notes 99", "There's no such note");
  await succeeds("withdraw --as ben", /Withdrew [1-9][\d.,]+ USDC/);
}, 600_000);

test("command line: paying all while late ends the debt to the second, at the price of what is due", async () => {
  const invoice = "--seller-company SG:201912345A --debtor-company HK:0987654 --invoice INV-2";
  await succeeds(
    `offer --as ben --debtor cleo ${invoice} --face 10000 --price 95 --repay 100 --units 100 --days 60 --out late.json`,
    "Terms signed",
  );
  await succeeds("attest --as olga --in late.json", "level 1");
  await succeeds("list --as ada --in late.json", "Receivable 2 listed");
  await succeeds("buy --as ada --listing 2 --units 100", "bought");
  await succeeds("wait --days 80", "It is");
  await succeeds("mint --as cleo --amount 20000", "Minted");
  await succeeds("show --listing 2", /Funded[\s\S]*late fee [1-9]/);

  const before = await usdcOf("cleo");
  const { text } = await exchange("settle --as cleo --listing 2 --all");
  const paid = baseUnits(/^([\d,.]+) USDC paid/.exec(text)?.[1]);
  expect(paid, text).toBeGreaterThan(0n);
  await succeeds("show --listing 2", /Settled[\s\S]*in all 0.00 USDC/);
  expect(before - (await usdcOf("cleo"))).toBe(paid);
}, 600_000);

async function usdcOf(name: string): Promise<bigint> {
  const { text } = await exchange(`balance --as ${name}`);
  return baseUnits(/^([\d,.]+) USDC/.exec(text)?.[1]);
}

const baseUnits = (amount = "0") => parseUnits(amount.replaceAll(",", ""), 6);
