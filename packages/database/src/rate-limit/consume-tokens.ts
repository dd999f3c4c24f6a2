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

export interface ConsumedTokens {
  /** At most as many as were asked for. */
  readonly granted: number;
  /** Seconds until there is another token; 0 when all were granted. */
  readonly wait: number;
}

/** Consumes tokens as a visitor, as many as there are. Waits a second at most for a lock. */
export async function consumeTokens(
  database: Database<"tenora_web_public">,
  { subject, count, most, seconds }: TokenRequest,
): Promise<ConsumedTokens> {
  const numbers = [count, most, seconds].map((one) => Math.ceil(one)).join(", ");
  const question = `select * from app.consume_tokens(${escapeLiteral(subject)}, ${numbers})`;
  const [row] = await queryOnce(database, "visitor", question);
  return { granted: Number(row?.granted), wait: Number(row?.wait) };
}
