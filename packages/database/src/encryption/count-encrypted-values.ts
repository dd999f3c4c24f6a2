import type pg from "pg";
import { connectOwner } from "../connection/connect-owner.ts";
import { type EncryptedColumn, encryptedColumns } from "./encrypted-columns.ts";
import { decryptText, encryptText } from "./text-encryption.ts";

export interface EncryptedValueCount {
  /** Encrypted with the first key of the ring. */
  readonly present: number;
  /** With an older one. */
  readonly older: number;
  /** With none of them: their key is lost, or was left out of the ring. */
  readonly unreadable: number;
}

interface EncryptedRow {
  readonly key: string;
  readonly owner: string;
  readonly encrypted: Buffer;
}

const batch = 500;

/**
 * Counts encrypted texts by the key that decrypts them; with `reseal`, encrypts those of older keys
 * again with the first key, while the database remains in use. The owner only.
 */
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
        const encrypted = encryptText(ring, row.owner, opened.text);
        if (await replace(owner, column, row, Buffer.from(encrypted))) {
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
  { table, key, column, owner: ownerSql, where }: EncryptedColumn,
) {
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: EncryptedRow[] } = await owner.query<EncryptedRow>(
      `select ${key}::text as key, ${ownerSql} as owner, ${column} as encrypted from ${table}
       where ${where} and ($1::text is null or ${key}::text > $1) order by ${key}::text limit ${batch}`,
      [last],
    );
    yield* rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.key ?? null;
  }
}

/** Only if the value has not changed since it was read. */
async function replace(
  owner: pg.Client,
  place: EncryptedColumn,
  row: EncryptedRow,
  encrypted: Buffer,
) {
  const { table, key, column } = place;
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = $1 where ${key}::text = $2 and ${column} = $3`,
    [encrypted, row.key, row.encrypted],
  );
  return rowCount === 1;
}

function open([present = "", ...older]: readonly string[], { owner, encrypted }: EncryptedRow) {
  try {
    return { with: "present", text: decryptText(present, owner, encrypted) } as const;
  } catch {
    // Not encrypted with the first key: try the older ones.
  }
  try {
    return { with: "older", text: decryptText(older, owner, encrypted) } as const;
  } catch {
    return { with: "unreadable", text: "" } as const;
  }
}
