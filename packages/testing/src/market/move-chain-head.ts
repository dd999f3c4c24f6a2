import type { Client } from "pg";
import { marketTablesSchema } from "./create-market-tables.ts";

/** Sets the chain's newest block and its time, as the indexer records them; all of it final unless given. */
export async function moveChainHead(
  owner: Client,
  { block, time, final = block }: { block: number; time: number; final?: number },
): Promise<void> {
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  const at = (one: number) => `${digits(time, 10)}${digits(1, 16)}${digits(one, 16)}`;
  await owner.query(`delete from ${marketTablesSchema}._ponder_checkpoint`);
  await owner.query(
    `insert into ${marketTablesSchema}._ponder_checkpoint
       (chain_name, chain_id, safe_checkpoint, latest_checkpoint, finalized_checkpoint)
     values ('chain', 1, $1, $2, $1)`,
    [at(final), at(block)],
  );
}
