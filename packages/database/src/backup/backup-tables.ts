import type { Client } from "pg";

/** A table that a backup contains. */
export interface BackupTable {
  /** `schema.table`, for messages and file names. */
  readonly name: string;
  /** The same, quoted for SQL. */
  readonly quoted: string;
  /** Quoted, without generated columns. */
  readonly columns: readonly string[];
  /** Quoted columns of the primary key, which order the rows. */
  readonly key: readonly string[];
  /** Whether row security applies to the owner too. */
  readonly isForced: boolean;
}

interface Row extends BackupTable {
  /** Names of the tables that its foreign keys reference. */
  readonly after: readonly string[];
}

/**
 * Every table with our data, each after the tables it references. Excluded: the indexer's tables,
 * which are read from the chain again, and the lists of migrations, which the software creates.
 */
export async function backupTables(owner: Client): Promise<BackupTable[]> {
  const { rows } = await owner.query<Row>(`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select quote_ident(a.attname) from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality k (attnum, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.at) as key,
      c.relforcerowsecurity as "isForced",
      array(select distinct fn.nspname || '.' || f.relname from pg_constraint r
        join pg_class f on f.oid = r.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as after
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_'
      and n.nspname not in ('information_schema', 'migrations')
      and pg_get_userbyid(n.nspowner) <> 'tenora_indexer'
      and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    order by 1`);
  return inOrder(rows);
}

function inOrder(rows: readonly Row[]): BackupTable[] {
  const ordered: Row[] = [];
  const isThere = (name: string) => ordered.some((one) => one.name === name);
  let left = [...rows];
  while (left.length > 0) {
    const next = left.filter(({ after }) => after.every(isThere));
    if (next.length === 0) throw new Error("Tables refer to each other in a circle");
    ordered.push(...next);
    left = left.filter((one) => !next.includes(one));
  }
  return ordered.map(({ after: _after, ...table }) => table);
}
