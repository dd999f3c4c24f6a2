import { escapeLiteral } from "pg";
import type { Database } from "../connection/connect.ts";
import { queryOnce } from "../transaction/transaction.ts";

export interface TokenRequest {
  /** SHA-256 of the route and the caller, in hex. */
  readonly subject: string;
  readonly count: number;
  /** This many tokens are replenished evenly over this many seconds. */
  readonly most: number;
  readonly seconds: number;
}

/** Consumes tokens as a visitor: 0 when there were enough, otherwise the seconds until there are. */
export async function consumeTokens(
  database: Database<"tenora_web_public">,
  { subject, count, most, seconds }: TokenRequest,
): Promise<number> {
  const numbers = [count, most, seconds].map((one) => Math.ceil(one)).join(", ");
  const question = `select app.consume_tokens(${escapeLiteral(subject)}, ${numbers}) as wait`;
  const [row] = await queryOnce(database, "visitor", question);
  return Number(row?.wait);
}
