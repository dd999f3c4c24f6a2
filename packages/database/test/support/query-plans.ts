import type { Transaction } from "@tenora/database/transaction/transaction";
import { ExplainNode, NoResultError, sql } from "kysely";

/** How PostgreSQL would answer the raw queries and selects of `run`, which get no rows, by indexes wherever one serves. */
export async function plansOf<Tx extends Transaction<"market"> | Transaction<"admin">>(
  tx: Tx,
  run: (explaining: Tx) => Promise<unknown>,
): Promise<string> {
  await sql`set local enable_seqscan = off`.execute(tx);
  const lines: unknown[] = [];
  const explaining = tx.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "SelectQueryNode") return { ...node, explain: ExplainNode.create() };
      if (node.kind !== "RawNode") return node;
      const [first = "", ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] };
    },
    transformResult: async ({ result }) => {
      lines.push(...result.rows.map((row) => row["QUERY PLAN"]));
      return { ...result, rows: [] };
    },
  });
  await run(explaining as Tx).catch((error: unknown) => {
    // A query that must find a row finds none.
    if (!(error instanceof NoResultError)) throw error;
  });
  return lines.join("\n");
}
