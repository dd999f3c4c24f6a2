// Every command, on a local chain, in the words that people type. receivable-lifecycle.test.ts runs the
// same program as a process of its own.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { namedAccount } from "../src/cli/context.ts";
import { commandGroups, runCommand } from "../src/cli/run-command.ts";
import { explainError } from "../src/transaction/errors.ts";
import { type LocalChain, startLocalChain } from "./support/local-chain.ts";

let chain: LocalChain;
let folder: string;
const used = new Set<string>();

beforeAll(async () => {
  chain = await startLocalChain();
  folder = mkdtempSync(join(tmpdir(), "command-line-"));
  await run("deploy");
  for (const name of ["cleo", "dara", "eli", "ada"]) await run(`mint --as ${name} --amount 20000`);
});

afterAll(async () => {
  await chain?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A file in the test's folder is written as @name. */
function run(line: string, variables: NodeJS.ProcessEnv = {}): Promise<string> {
  const words = line.split(" ").map((word) => word.replace(/^@/, `${folder}/`));
  used.add(words[0] ?? "");
  return runCommand(words, { RPC_URL: chain.rpcUrl, DATA_DIR: folder, ...variables });
}

async function says(line: string, expected: RegExp | string): Promise<string> {
  const text = await run(line);
  expect(text, line).toMatch(expected);
  return text;
}

/** The sentence that people read. */
async function fails(line: string, expected: RegExp | string): Promise<void> {
  const error = await run(line).then(
    () => new Error("It succeeded."),
    (reason: unknown) => reason,
  );
  const { code, sentence } = explainError(error);
  expect(code === "UNKNOWN" ? (error as Error).message : sentence, line).toMatch(expected);
}

let invoices = 0;

/** Ben's invoice of 10 units at 95 that repay 100, owed by Cleo, listed; resolves with its number. */
async function list(more = ""): Promise<string> {
  const invoice = `--seller-company SG:201912345A --debtor-company HK:0987654 --invoice ${++invoices}`;
  const amounts = "--face 1050 --price 95 --repay 100 --units 10 --days 60";
  const offer = `offer --as ben --debtor cleo ${invoice} ${amounts} --out @offer.json${more}`;
  await says(offer, "Terms signed");
  await says("attest --as olga --in @offer.json", "level 1");
  const text = await says("list --as ada --in @offer.json", /^Receivable \d+ listed$/);
  return text.split(" ")[1] ?? "";
}

const noteOf = (text: string) => /Note (\d+) bought/.exec(text)?.[1] ?? "";

test("command line: approved wallets buy at the eligible gate until their approval is withdrawn", async () => {
  const id = await list(" --gate eligible");
  await fails(`buy --as dara --listing ${id} --units 1`, "not approved for this sale");
  await says("verify --as olga --wallet dara --days 30 --out @dara.json", "Verification of 0x");
  await says("eligibility --wallet dara", "Not approved");
  await says("register --as ada --in @dara.json", "is approved until");
  await says("eligibility --wallet dara", /^Approved until/);
  await says(`buy --as dara --listing ${id} --units 1`, "bought");
  await says("withdraw-verification --as olga --wallet dara", "withdrawn");
  await says("eligibility --wallet dara", "Not approved");
  await fails(`buy --as dara --listing ${id} --units 1`, "not approved for this sale");
});

test("command line: an invited wallet buys up to its cap, until the invitation is revoked", async () => {
  const id = await list(" --gate invite");
  const invitation = `--listing ${id} --wallet dara --cap 3 --out @invitation.json`;
  await says(`invite --as ben ${invitation}`, /Invitation 0x/);
  await says(`buy --as dara --listing ${id} --units 2 --invitation @invitation.json`, "bought");
  await fails(
    `buy --as dara --listing ${id} --units 2 --invitation @invitation.json`,
    "allows 3 units in all",
  );
  await fails(
    `buy --as eli --listing ${id} --units 1 --invitation @invitation.json`,
    "not for your wallet",
  );
  await says("revoke-invitation --as ben --in @invitation.json", "revoked");
  await fails(
    `buy --as dara --listing ${id} --units 1 --invitation @invitation.json`,
    "The seller revoked this",
  );
});

test("command line: a share link works for anyone who has its file, which others can't read", async () => {
  const id = await list(" --gate link");
  const link = `link --as ben --listing ${id} --wallet-cap 2 --total-cap 3 --out @link.json`;
  const text = await says(link, "can buy with it");
  const { key } = JSON.parse(readFileSync(join(folder, "link.json"), "utf8"));
  expect(text).not.toContain(key);
  expect(statSync(join(folder, "link.json")).mode & 0o077).toBe(0);
  await says(`buy --as dara --listing ${id} --units 2 --link @link.json`, "bought");
  await fails(`buy --as eli --listing ${id} --units 2 --link @link.json`, "allows 3 units in all");
  await says("revoke-invitation --as ben --in @link.json", "revoked");
  await fails(
    `buy --as eli --listing ${id} --units 1 --link @link.json`,
    "The seller revoked this",
  );
});

test("command line: a reward is created, promised, earned and claimed once", async () => {
  const made = await says("create-reward --as ben --uri ipfs://reward", /Reward \d+ created/);
  const reward = /Reward (\d+)/.exec(made)?.[1];
  const id = await list(` --reward ${reward} --reward-early`);
  const note = noteOf(await says(`buy --as dara --listing ${id} --units 10`, "bought"));
  await says(`claim-reward --as dara --note ${note}`, "claimed");
  await fails(`claim-reward --as dara --note ${note}`, "no reward to claim");
});

test("command line: purchase and payment are signed by one and sent by another", async () => {
  const id = await list(" --minimum 5");
  await says(`authorize-buy --as dara --listing ${id} --units 5 --out @buy.json`, "Payment signed");
  await says("send-payment --as ada --in @buy.json", /^Note \d+ bought for 0x/);
  await fails("send-payment --as ada --in @buy.json", "has already been used");
  await says(`end-sale --as ben --listing ${id}`, "ended");
  await says(`release --as ada --listing ${id}`, "released");
  await says(`show --listing ${id}`, /Funded, running, sale ended/);
  // An account other than the debtor's pays the holders alone, once, and the seller only with --whole.
  await says(`authorize-settle --as dara --listing ${id} --all --out @pay.json`, "Payment signed");
  await says("send-payment --as ada --in @pay.json", /^500.00 USDC paid into receivable/);
  await fails(`settle --as eli --listing ${id} --all`, "Nothing is due");
  await says(`settle --as eli --listing ${id} --amount 50 --whole`, /^50.00 USDC paid/);
  await says(`authorize-settle --as cleo --listing ${id} --all --out @pay.json`, "Payment signed");
  await says("send-payment --as ada --in @pay.json", /^500.00 USDC paid into receivable/);
  await says("balance --wallet ben", /credit 550.00 USDC/);
  await says("withdraw --as ben", "Withdrew 550.00 USDC");
});

test("command line: notes are approved, transferred, pictured, collected to another wallet", async () => {
  const id = await list();
  const note = noteOf(await says(`buy --as dara --listing ${id} --units 10`, "bought"));
  await fails(`transfer --as eli --note ${note} --from dara --to ada`, "isn't allowed to move it");
  await says(`approve --as dara --note ${note} --operator eli`, "can transfer");
  await says(`approve --as dara --note ${note} --end`, "Only you");
  await says("approve-all --as dara --operator eli", "can transfer");
  await says(`transfer --as eli --note ${note} --from dara --to ada`, "transferred");
  await says("approve-all --as dara --operator eli --end", "no longer");
  await says(`transfer --as ada --note ${note} --to dara`, "transferred");
  await says(`picture --note ${note} --out @note.svg`, /Receivable note[\s\S]*Face: 1050.00/);
  expect(readFileSync(join(folder, "note.svg"), "utf8")).toMatch(/^<svg/);
  await says("refresh-metadata --as eli", "pictures");
  await says(`settle --as cleo --listing ${id} --amount 500`, "500.00 USDC paid");
  await says(`note --note ${note}`, /10 units[\s\S]*claimable 500.00 USDC/);
  const before = await run("balance --wallet eli");
  await says(`claim --as dara --notes ${note} --to eli`, `${note}: 500.00 USDC`);
  expect(await run("balance --wallet eli")).not.toBe(before);
});

test("command line: a cancelled sale is refunded; a reported invoice can't come back", async () => {
  const id = await list();
  const note = noteOf(await says(`buy --as dara --listing ${id} --units 2`, "bought"));
  writeFileSync(join(folder, "evidence.txt"), "the customer denies it");
  await says(`dispute --as cleo --listing ${id} --evidence @evidence.txt`, "flagged");
  await says(`show --listing ${id}`, "disputed by the debtor");
  await says(`dispute --as cleo --listing ${id} --evidence @evidence.txt --end`, "ended");
  await says(`cancel --as olga --listing ${id}`, "cancelled");
  await says(`refund --as dara --note ${note}`, "refunded");
  await fails(`note --note ${note}`, "There's no such note");
  const { fingerprint } = JSON.parse(readFileSync(join(folder, "offer.json"), "utf8")).terms;
  await says(`financing --fingerprint ${fingerprint}`, "none");
  await says(`burn --as olga --fingerprint ${fingerprint} --evidence @evidence.txt`, "burned");
  await says(`financing --fingerprint ${fingerprint}`, "burned");
  await fails("list --as ada --in @offer.json", "reported this as fraud");
  await says(
    `timeline --listing ${id}`,
    /Ben listed a receivable of 1,050.00 USDC[\s\S]*Dara bought 2 of 10 units for 190.00 USDC[\s\S]*Cleo raised a dispute[\s\S]*Olga cancelled the sale[\s\S]*Dara received a refund of 190.00 USDC/,
  );
  await says(`proof --listing ${id}`, /Attested; sent by[\s\S]*seller 0x\w+: signed/);
});

test("command line: asks and terms are revoked by file, everything at once by the counter", async () => {
  const id = await list();
  const note = noteOf(await says(`buy --as dara --listing ${id} --units 10`, "bought"));
  await says(`ask --as dara --note ${note} --price 960 --out @ask.json`, "Ask for note");
  await says("revoke --as dara --in @ask.json", "revoked");
  await fails("fill --as eli --in @ask.json", "withdrew this signature");
  await says("counter --wallet dara", /^0$/);
  await says(`ask --as dara --note ${note} --price 961 --out @ask.json`, "Ask for note");
  await says("revoke-all --as dara", "void");
  await says("counter --wallet dara", /^1$/);
  await fails("fill --as eli --in @ask.json", "This signature has ended");
  await says(`ask --as dara --note ${note} --price 962 --out @ask.json`, "Ask for note");
  await says(`settle --as ada --listing ${id} --amount 0.000001`, "paid");
  await says("fill --as eli --in @ask.json", "bought for 962.00 USDC");
  await says(`revoke --as ben --digest 0x${"11".repeat(32)}`, "revoked");
  await says("revoke-all --as ben", "void");
  await list();
});

test("command line: members, fee, descriptor, pause, admin and sunset of the registry", async () => {
  await says("registry", /^open\nadmin 0x[\s\S]*fee 0 basis points[\s\S]*owes/);
  await says("member --list pauser --member eli", "Not a member");
  await says("propose --as olga --list pauser --member eli", "Proposed");
  await says("member --list pauser --member eli", "Proposed, possible from");
  await says("cancel-proposal --as olga --list pauser --member eli", "cancelled");
  await says("propose --as olga --list pauser --member eli", "Proposed");
  await says("execute --as ada --list pauser --member eli", "Added");
  await says("member --list pauser --member eli", /^Member$/);
  await says("pause --as eli", "Paused");
  await says("registry", /^paused/);
  await says("unpause --as olga", "Resumed");
  await says("renounce --as eli --list pauser", "Left");
  await fails("pause --as eli", "Only pausers may do this");
  await says("propose --as olga --list attestor --member ada", "Proposed");
  await says("execute --as olga --list attestor --member ada", "Added");
  await says("remove --as olga --list attestor --member ada", "Removed");
  await says("set-fee --as olga --bps 50 --recipient ada", "Fee set");
  await says("registry", "fee 50 basis points");
  const { descriptor } = JSON.parse(
    readFileSync(join(folder, "deployments", "17000.json"), "utf8"),
  );
  await says(`set-descriptor --as olga --descriptor ${descriptor}`, "Descriptor set");
  await fails("rescue --as olga --to ada", "Nothing is due");
  await says("offer-admin --as olga --to eli", "offered");
  await says("registry", "admin role offered to 0x");
  await says("accept-admin --as eli", "You are the admin");
  await says("sunset --as eli", "New business has ended");
  await says("renounce-admin --as eli", "no admin");
  await says("registry", /^new business has ended\nadmin nobody/);
});

test("command line: a key comes from the environment or a file, and never shows", async () => {
  const { address } = namedAccount("dara");
  const raw = namedAccount("dara") as unknown as { getHdKey(): { privateKey: Uint8Array } };
  const key = `0x${Buffer.from(raw.getHdKey().privateKey).toString("hex")}`;
  const file = join(folder, "key.txt");
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  const own = (await run(`balance --wallet ${address}`)).split("\n");
  for (const variables of [{ EXCHANGE_KEY: key }, { EXCHANGE_KEY_FILE: file }])
    expect((await run("balance", variables)).split("\n")).toEqual(own);
  const broken = `${key}0`;
  const error = await run("balance", { EXCHANGE_KEY: broken }).catch((reason: Error) => reason);
  expect(String(error)).toContain("EXCHANGE_KEY holds no private key");
  expect(String(error)).not.toContain(key.slice(2, 20));
});

// The other tests of this file ran before; what they leave out runs in receivable-lifecycle.test.ts.
test("command line: every command is run by a test", () => {
  const lifecycle = readFileSync(join(import.meta.dirname, "receivable-lifecycle.test.ts"), "utf8");
  const names = Object.values(commandGroups).flatMap((table) => Object.keys(table));
  const missing = names.filter((name) => !used.has(name) && !lifecycle.includes(`("${name} --`));
  expect(missing).toEqual([]);
});
