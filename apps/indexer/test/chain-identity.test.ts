import { loginUrl } from "@tenora/database/connection/login-url";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { keepCacheOf } from "../process/chain-identity.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject("cluster"));
});
afterAll(() => database.drop());

const asIndexer = <T>(run: (client: Client) => Promise<T>) =>
  asOwner(loginUrl(database.ownerUrl, "tenora_indexer", database.authSecret), run);

const genesisHash = `0x${"a".repeat(64)}`;
const deploymentHash = `0x${"b".repeat(64)}`;
const other = `0x${"c".repeat(64)}`;

/** Whether a block in the cache is still there after a start on this chain. */
const isKept = (identity: Parameters<typeof keepCacheOf>[1]) =>
  asIndexer(async (client) => {
    await client.query("create table if not exists ponder_sync.blocks ()");
    const isAnother = await keepCacheOf(client, identity);
    const { rows } = await client.query("select to_regclass('ponder_sync.blocks') as blocks");
    expect(rows[0].blocks === null).toBe(isAnother);
    return !isAnother;
  });

test("indexer's cache: is kept for the chain it was made from, and emptied for another", async () => {
  await asIndexer((client) => client.query("create schema ponder_sync"));
  // A cache without a comment is from an unknown chain.
  expect(await isKept({ genesisHash, deploymentHash })).toBe(false);
  expect(await isKept({ genesisHash, deploymentHash })).toBe(true);
  expect(await isKept({ genesisHash: other, deploymentHash })).toBe(false);
  expect(await isKept({ genesisHash: other, deploymentHash })).toBe(true);
  expect(await isKept({ genesisHash: other, deploymentHash: other })).toBe(false);
});
