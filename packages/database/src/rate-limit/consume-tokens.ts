import { escapeLiteral } from "pg";
import type { Database } from "../connection/connect.ts";
import { queryOnce } from "../transaction/transaction.ts";

export interface TokenRequest {
  /** SHA-256 in hex of the door and of who knocks. */
  readonly subject: string;
  readonly count: number;
  /** So many turns come back in so many seconds, evenly. */
  readonly most: number;
  readonly seconds: number;
}

/** Consumes tokens as a visitor: 0 when there were enough, else the seconds until there are. */
export async function consumeTokens(
  database: Database<"tenora_web_public">,
  { subject, count, most, seconds }: TokenRequest,
): Promise<number> {
  const numbers = [count, most, seconds].map((one) => Math.ceil(one)).join(", ");
  const question = `select app.consume_tokens(${escapeLiteral(subject)}, ${numbers}) as wait`;
  const [row] = await queryOnce(database, "visitor", question);
  return Number(row?.wait);
}
