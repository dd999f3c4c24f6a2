import type { Client } from "pg";

/** The schema of the tables in the generated file. */
const fixtureSchema = "indexer_tables";

/**
 * The tables behind the views `market.*` as SQL: columns, keys, indexes and the views themselves. It
 * is the same for every schema that Ponder made from the same definitions.
 */
export async function describeTables(client: Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string; schema: string }>(`
    select distinct v.relname as name, n.nspname as schema
    from pg_class v join pg_namespace m on m.oid = v.relnamespace and m.nspname = 'market'
    join pg_namespace n on n.nspname ~ '^indexer_'
    join pg_class t on t.relnamespace = n.oid and t.relname = v.relname and t.relkind = 'r'
    where v.relkind = 'v' order by 1`);
  const statements = [`create schema ${fixtureSchema};`];
  for (const { name, schema } of tables) {
    statements.push(await describeTable(client, schema, name));
    statements.push(`create view market.${name} as select * from ${fixtureSchema}.${name};`);
  }
  return `${statements.join("\n")}\n`;
}

async function describeTable(client: Client, schema: string, name: string): Promise<string> {
  const { rows: columns } = await client.query<{ line: string }>(
    `select format('  %I %s%s', attname, format_type(atttypid, atttypmod),
       case when attnotnull then ' not null' else '' end) as line
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
     order by attnum`,
    [`${schema}.${name}`],
  );
  const { rows: indexes } = await client.query<{ line: string }>(
    `select pg_get_indexdef(indexrelid) || ';' as line from pg_index
     where indrelid = $1::regclass order by 1`,
    [`${schema}.${name}`],
  );
  const lines = columns.map(({ line }) => line).join(",\n");
  return [
    `create table ${fixtureSchema}.${name} (\n${lines}\n);`,
    ...indexes.map(({ line }) => line.replaceAll(`${schema}.`, `${fixtureSchema}.`)),
  ].join("\n");
}
