import pg from "pg";
import { Person } from "../../apps/web/test/support/person.ts";
import {
  type RunningMarketplace,
  startMarketplaceProcess,
} from "../../e2e/support/marketplace/running-marketplace.ts";

export interface MarketplaceContext {
  readonly marketplace: RunningMarketplace;
  readonly owner: pg.Pool;
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A whole marketplace of its own for one bench, as `npm start` runs it but for its logs. */
export async function withMarketplace<T>(
  run: (stand: MarketplaceContext) => Promise<T>,
  variables: Record<string, string> = {},
): Promise<T> {
  const started = await startMarketplaceProcess({
    webProcesses: 1,
    // As behind a proxy: every person comes from an address of his own, as in life.
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

/** People who have proven their wallets; a few at a time. */
export async function signIn(marketplace: RunningMarketplace, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => new Person(marketplace));
  await forEachConcurrent(people, 8, async (person) => {
    const response = await person.signInWithWallet();
    if (!response.ok) throw new Error(`A wallet was not let in: ${response.status}`);
  });
  return people;
}

/** Does `act` for each item, `concurrency` at a time, in order. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  concurrency: number,
  act: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const at = next++;
      await act(items[at] as Item, at);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
