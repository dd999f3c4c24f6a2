import { escapeLiteral } from "pg";
import type { Database } from "./connect.ts";
import { askOnce } from "./transaction.ts";

export interface Turns {
  /** SHA-256 in hex of the door and of who knocks. */
  readonly subject: string;
  readonly count: number;
  /** So many turns come back in so many seconds, evenly. */
  readonly most: number;
  readonly seconds: number;
}

/** Takes turns as a visitor: 0 when there were enough, else in how many seconds there will be. */
export async function takeTurns(
  database: Database<"tenora_web_public">,
  { subject, count, most, seconds }: Turns,
): Promise<number> {
  const numbers = [count, most, seconds].map((one) => Math.ceil(one)).join(", ");
  const question = `select app.take_turns(${escapeLiteral(subject)}, ${numbers}) as wait`;
  const [row] = await askOnce(database, "visitor", question);
  return Number(row?.wait);
}
