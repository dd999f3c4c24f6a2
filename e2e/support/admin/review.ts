import { expect } from "@playwright/test";
import pg from "pg";
import { Person } from "../../../apps/web/test/support/people/person.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

export interface Decision {
  readonly status: "approved" | "rejected";
  readonly reason?: string;
}

const operators = new Map<string, Promise<Person>>();

/** Op decides on the business of this wallet, by the endpoint that the portal uses. */
export async function review(
  marketplace: RunningMarketplace,
  wallet: string,
  decision: Decision,
): Promise<void> {
  const op = await operatorOf(marketplace);
  const [business] = await ask<{ id: string }>(
    marketplace,
    "select id from public.businesses where wallet_address = $1",
    [wallet.toLowerCase()],
  );
  const answer = await op.post(`/api/admin/businesses/${business?.id}/review`, decision);
  expect(answer.status).toBe(200);
}

/** Op, signed in once per process: an account's attempts are limited. */
export const operatorOf = (marketplace: RunningMarketplace): Promise<Person> =>
  operators.get(marketplace.url) ?? signIn(marketplace);

function signIn(marketplace: RunningMarketplace): Promise<Person> {
  const op = new Person(marketplace);
  const signedIn = op.signInAsAdmin().then((response) => {
    expect(response.ok).toBe(true);
    return op;
  });
  operators.set(marketplace.url, signedIn);
  return signedIn;
}

/** Queries the database as its owner, past every policy. */
export async function ask<Row>(
  marketplace: RunningMarketplace,
  query: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: marketplace.ownerUrl });
  await client.connect();
  try {
    return (await client.query(query, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
