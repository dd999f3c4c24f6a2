import type pg from "pg";
import { connectOwner } from "../connection/connect-owner.ts";
import { type EncryptedColumn, encryptedColumns } from "./encrypted-columns.ts";
import { decryptText, encryptText } from "./text-encryption.ts";

export interface EncryptedValueCount {
  /** Sealed with the first key of the ring. */
  readonly present: number;
  /** With an older one. */
  readonly older: number;
  /** With none of them: their key is lost, or was left out of the ring. */
  readonly unreadable: number;
}

interface EncryptedRow {
  readonly key: string;
  readonly owner: string;
  readonly sealed: Buffer;
}

const batch = 500;

/** Counts sealed texts by the key that opens them; with `reseal`, older ones are sealed anew, beside whoever works on. The owner only. */
export async function countEncryptedValues(
  ownerUrl: string,
  ring: readonly string[],
  { reseal = false } = {},
): Promise<EncryptedValueCount> {
  const owner = await connectOwner(ownerUrl, "reseal");
  const count = { present: 0, older: 0, unreadable: 0 };
  try {
    for (const column of encryptedColumns) {
      for await (const row of rowsOf(owner, column)) {
        const opened = open(ring, row);
        count[opened.with] += 1;
        if (!reseal || opened.with !== "older") continue;
        const anew = encryptText(ring, row.owner, opened.text);
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
  { table, key, column, owner: whose, where }: EncryptedColumn,
) {
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: EncryptedRow[] } = await owner.query<EncryptedRow>(
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
async function replace(owner: pg.Client, place: EncryptedColumn, row: EncryptedRow, anew: Buffer) {
  const { table, key, column } = place;
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = $1 where ${key}::text = $2 and ${column} = $3`,
    [anew, row.key, row.sealed],
  );
  return rowCount === 1;
}

function open([present = "", ...older]: readonly string[], { owner, sealed }: EncryptedRow) {
  try {
    return { with: "present", text: decryptText(present, owner, sealed) } as const;
  } catch {
    // Not with the first: perhaps with another.
  }
  try {
    return { with: "older", text: decryptText(older, owner, sealed) } as const;
  } catch {
    return { with: "unreadable", text: "" } as const;
  }
}
