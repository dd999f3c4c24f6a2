import type { Database } from "./connect.ts";
import { runTransaction } from "./transaction.ts";

export interface Turns {
  /** SHA-256 in hex of the door and of who knocks. */
  readonly subject: string;
  readonly count: number;
  /** So many turns come back in so many seconds, evenly. */
  readonly most: number;
  readonly seconds: number;
}

/** Takes turns as a visitor: 0 when there were enough, else in how many seconds there will be. */
export function takeTurns(
  database: Database<"tenora_web_public">,
  { subject, count, most, seconds }: Turns,
): Promise<number> {
  if (!/^[0-9a-f]{64}$/.test(subject)) throw new Error("Not a hash");
  const numbers = [count, most, seconds].map((one) => Math.ceil(one)).join(", ");
  // The literals are safe: hex digits and whole numbers. So it is one round trip, and the commit.
  const opening = `select app.take_turns('${subject}', ${numbers}) as wait`;
  return runTransaction(database, "visitor", opening, async (_tx, { wait }) => Number(wait));
}
