import pg from "pg";
import { Person } from "../../apps/web/test/support/people/person.ts";
import {
  type RunningMarketplace,
  startMarketplaceProcess,
} from "../../e2e/support/marketplace/running-marketplace.ts";

export interface MarketplaceContext {
  readonly marketplace: RunningMarketplace;
  readonly owner: pg.Pool;
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Starts a marketplace for one bench, as `npm start` does but without logs, and stops it afterwards. */
export async function withMarketplace<T>(
  run: (context: MarketplaceContext) => Promise<T>,
  variables: Record<string, string> = {},
): Promise<T> {
  const started = await startMarketplaceProcess({
    webProcesses: 1,
    // As behind a proxy, so that each person has an address of their own.
    variables: { TRUST_PROXY: "1", ...variables },
  });
  const marketplace = started.running;
  const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 4 });
  owner.on("error", () => {});
  try {
    const ask = async <Row>(text: string, values: unknown[] = []) =>
      (await owner.query(text, values)).rows as Row[];
    return await run({ marketplace, owner, ask });
  } finally {
    await owner.end();
    await started.stop();
  }
}

/** Creates people and signs them in with their wallets. */
export async function signIn(marketplace: RunningMarketplace, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => new Person(marketplace));
  await forEachConcurrent(people, 8, async (person) => {
    const response = await person.signInWithWallet();
    if (!response.ok) throw new Error(`A wallet sign-in failed: ${response.status}`);
  });
  return people;
}

/** Runs `action` for each item, in order, `concurrency` at a time. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  concurrency: number,
  action: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runNext = async () => {
    while (next < items.length) {
      const at = next++;
      await action(items[at] as Item, at);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
}
