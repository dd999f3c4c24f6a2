import { asOwner } from "../src/transaction/as-owner.ts";

const ours = "n.nspname in ('app', 'public', 'auth_wallet', 'auth_admin')";

const head =
  "-- Written by scripts/generate-types.ts, to read and not to run. Rights are in permission-matrix.ts.";

/** A comment in front of what it is about, as far indented. */
const comment = (oid: string, catalogue: string, column: string, indent: string) =>
  `coalesce('${indent}-- ' || ${column === "0" ? `obj_description(${oid}, '${catalogue}')` : `col_description(${oid}, ${column})`} || E'\\n', '')`;

const relations = `
  select n.nspname || '.' || quote_ident(c.relname) as name,
    ${comment("c.oid", "pg_class", "0", "")}
    || case c.relkind when 'v' then 'view ' else 'table ' end
    || n.nspname || '.' || quote_ident(c.relname) || E' (\\n'
    || (
      select string_agg(${comment("a.attrelid", "", "a.attnum", "  ")}
        || '  ' || quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || case when a.attidentity <> '' then ' generated always as identity'
          when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ')'
          else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end,
        E'\\n' order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
    || coalesce(E'\\n' || (
      select string_agg(
        '  constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid, true),
        E'\\n' order by k.contype desc, k.conname)
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c')), '')
    || E'\\n)' as text
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v') and ${ours}`;

const functions = `
  select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
    ${comment("p.oid", "pg_proc", "0", "")}
    || 'function ' || n.nspname || '.' || p.proname || '(' || pg_get_function_arguments(p.oid)
    || ') returns ' || pg_get_function_result(p.oid) as text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${ours}`;

/**
 * The schema as all migrations leave it: tables and views with their columns and constraints, and what
 * functions take and return. For `generate-types.ts` and the test that compares the two.
 */
export function presentSchema(ownerUrl: string): Promise<string> {
  return asOwner(ownerUrl, async (owner) => {
    const texts: string[] = [];
    for (const query of [relations, functions]) {
      const { rows } = await owner.query<{ text: string }>(
        `select text from (${query}) things order by name collate "C"`,
      );
      texts.push(...rows.map((row) => row.text));
    }
    return `${head}\n\n${texts.join("\n\n")}\n`;
  });
}
