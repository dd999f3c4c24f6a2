// Notes as ERC-721 tokens on a real chain: transfers, approvals, pictures.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testOrder } from "@tenora/testing/market/agreements";
import type { Address } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEvents } from "../src/events/backfill.ts";
import { approveToken } from "../src/exchange/account.ts";
import { buyNotes } from "../src/exchange/note.ts";
import {
  approveAllNotes,
  approveNote,
  refreshMetadata,
  transferNote,
} from "../src/exchange/note-transfer.ts";
import { readNoteMetadata } from "../src/read/note-metadata.ts";
import { notesQuery } from "../src/read/notes.ts";
import { readQuery } from "../src/read/query.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";
import { coin, listSample, money } from "./support/sample-listing.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "notes-"));
  harness = await startExchangeHarness(folder);
  const approval = { spender: harness.deployment.exchange, amount: money("100000") };
  await harness.done(approveToken(harness.as("dara").sender, coin(harness), approval));
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function buy(name: string): Promise<bigint> {
  const listing = await listSample(harness, name);
  const order = await testOrder(harness, listing, 10);
  return harness.done(buyNotes(harness.as("dara").sender, harness.deployment.exchange, order));
}

async function read(note: bigint) {
  const { publicClient, deployment } = harness;
  return (await readQuery(publicClient, notesQuery(deployment, [note]))).result.notes[0];
}

test("notes: the owner transfers, an approved operator once, an operator for all until taken back", async () => {
  const { exchange } = harness.deployment;
  const [dara, eli, cleo] = [harness.as("dara"), harness.as("eli"), harness.as("cleo")];
  const [owner, operator] = [dara.account.address, eli.account.address];
  const other = cleo.account.address;
  const note = await buy("transferred");
  const byOperator = (from: Address, to: Address) =>
    transferNote(eli.sender, exchange, { note, from, to });
  await expect(byOperator(owner, other)).rejects.toThrow();

  await harness.done(approveNote(dara.sender, exchange, { note, operator }));
  expect((await read(note))?.approved).toBe(operator);
  await harness.done(approveNote(dara.sender, exchange, { note, operator: null }));
  await expect(byOperator(owner, other)).rejects.toThrow();
  await harness.done(approveNote(dara.sender, exchange, { note, operator }));
  await harness.done(byOperator(owner, other));
  expect(await read(note)).toMatchObject({ owner: other, approved: null, counter: 1n });

  await harness.done(transferNote(cleo.sender, exchange, { note, to: owner }));
  const all = { operator, isApproved: true };
  await harness.done(approveAllNotes(dara.sender, exchange, all));
  await harness.done(byOperator(owner, other));
  await harness.done(transferNote(cleo.sender, exchange, { note, to: owner }));
  await harness.done(approveAllNotes(dara.sender, exchange, { ...all, isApproved: false }));
  await expect(byOperator(owner, other)).rejects.toThrow();
  expect(await read(note)).toMatchObject({ owner, counter: 4n });
});

test("notes: a locked note stays with its owner, in words", async () => {
  const { exchange } = harness.deployment;
  const listing = await listSample(harness, "locked", { rule: 2 });
  const order = await testOrder(harness, listing, 10);
  const dara = harness.as("dara");
  const note = await harness.done(buyNotes(dara.sender, exchange, order));
  const to = harness.as("eli").account.address;
  await expect(transferNote(dara.sender, exchange, { note, to })).rejects.toMatchObject({
    reason: "Exchange_TransferRefused",
  });
});

test("notes: the picture is drawn from the state of the block that is asked for", async () => {
  const { publicClient, deployment } = harness;
  const { exchange } = deployment;
  const note = await buy("pictured");
  const blockNumber = await publicClient.getBlockNumber();
  const metadata = await readNoteMetadata(publicClient, exchange, note);
  expect(metadata.name).toBe(`Receivable note ${note >> 24n}-1`);
  expect(metadata.svg).toMatch(/^<svg .*<\/svg>$/);
  const attributes = Object.fromEntries(metadata.attributes.map((one) => [one.trait, one.value]));
  expect(attributes).toMatchObject({ Face: "1050.00", Units: "10 of 10", "Days past due": "0" });

  await harness.testClient.increaseTime({ seconds: 33 * 86_400 });
  await harness.done(refreshMetadata(harness.as("eli").sender, exchange));
  const late = await readNoteMetadata(publicClient, exchange, note);
  expect(late.svg).toContain("days past due");
  expect(await readNoteMetadata(publicClient, exchange, note, { blockNumber })).toEqual(metadata);
  const toBlock = await publicClient.getBlockNumber();
  const events = await readEvents(publicClient, deployment, { fromBlock: toBlock, toBlock });
  expect(events.map(({ name }) => name)).toEqual(["BatchMetadataUpdate", "ContractURIUpdated"]);
  await expect(readNoteMetadata(publicClient, exchange, note + 5n)).rejects.toMatchObject({
    reason: "TokenDoesNotExist",
  });
});
