import type pg from "pg";
import { connectOwner } from "./connect-owner.ts";
import { type SealedColumn, sealedColumns } from "./sealed-columns.ts";
import { openSealedText, sealText } from "./sealed-text.ts";

export interface SealedCount {
  /** Sealed with the first key of the ring. */
  readonly present: number;
  /** With an older one. */
  readonly older: number;
  /** With none of them: their key is lost, or was left out of the ring. */
  readonly unreadable: number;
}

interface SealedRow {
  readonly key: string;
  readonly owner: string;
  readonly sealed: Buffer;
}

const batch = 500;

/** Counts sealed texts by the key that opens them; with `reseal`, older ones are sealed anew, beside whoever works on. The owner only. */
export async function countSealed(
  ownerUrl: string,
  ring: readonly string[],
  { reseal = false } = {},
): Promise<SealedCount> {
  const owner = await connectOwner(ownerUrl, "reseal");
  const count = { present: 0, older: 0, unreadable: 0 };
  try {
    for (const column of sealedColumns) {
      for await (const row of rowsOf(owner, column)) {
        const opened = open(ring, row);
        count[opened.with] += 1;
        if (!reseal || opened.with !== "older") continue;
        const anew = sealText(ring, row.owner, opened.text);
        if (await replace(owner, column, row, Buffer.from(anew))) {
          count.older -= 1;
          count.present += 1;
        }
      }
    }
    return count;
  } finally {
    await owner.end();
  }
}

async function* rowsOf(
  owner: pg.Client,
  { table, key, column, owner: whose, where }: SealedColumn,
) {
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: SealedRow[] } = await owner.query<SealedRow>(
      `select ${key}::text as key, ${whose} as owner, ${column} as sealed from ${table}
       where ${where} and ($1::text is null or ${key}::text > $1) order by ${key}::text limit ${batch}`,
      [last],
    );
    yield* rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.key ?? null;
  }
}

/** Only if nobody changed it meanwhile. */
async function replace(owner: pg.Client, place: SealedColumn, row: SealedRow, anew: Buffer) {
  const { table, key, column } = place;
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = $1 where ${key}::text = $2 and ${column} = $3`,
    [anew, row.key, row.sealed],
  );
  return rowCount === 1;
}

function open([present = "", ...older]: readonly string[], { owner, sealed }: SealedRow) {
  try {
    return { with: "present", text: openSealedText(present, owner, sealed) } as const;
  } catch {
    // Not with the first: perhaps with another.
  }
  try {
    return { with: "older", text: openSealedText(older, owner, sealed) } as const;
  } catch {
    return { with: "unreadable", text: "" } as const;
  }
}
