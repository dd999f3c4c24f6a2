// @module-tag S1
import { describe, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";
import {
  all,
  columns,
  expected,
  functions,
  jobTables,
  policies,
  schemas,
} from "./permission-matrix.ts";

// Compares the database with the matrix: anything that the matrix does not list fails.

const context = useDatabaseContext();
const queryRows = async <T>(text: string): Promise<T[]> =>
  (await context.owner((o) => o.query(text))).rows as T[];
const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

test("permissions: every role is in the matrix, and none has further role attributes", async () => {
  const rows = await queryRows<{ rolname: string; strong: boolean }>(
    `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolinherit
       or rolreplication as strong from pg_roles where rolname ~ '^tenora_' order by 1`,
  );
  expect(rows.map(({ rolname }) => rolname)).toEqual(Object.keys(expected).sort());
  expect(rows.filter(({ strong }) => strong)).toEqual([]);
});

test("permissions: every table and column is in the matrix", async () => {
  const rows = await queryRows<{ place: string; cols: string[] }>(`
    select n.nspname || '.' || c.relname as place, array_agg(a.attname::text order by attnum) as cols
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
    where c.relkind in ('r', 'v', 'm', 'p', 'f') and ${ours} group by 1`);
  const found = Object.fromEntries(rows.map(({ place, cols }) => [place, [...cols].sort()]));
  for (const place of jobTables) {
    expect(found, place).toHaveProperty([place]);
    delete found[place];
  }
  const sorted = Object.entries(columns).map(([place, cols]) => [place, [...cols].sort()]);
  expect(found).toEqual(Object.fromEntries(sorted));
});

describe.each(Object.keys(expected))("%s", (role) => {
  test("has exactly the table privileges of the matrix", async () => {
    const rows = await queryRows<{
      place: string;
      verb: string;
      cols: string[] | null;
      total: number;
    }>(`
      select n.nspname || '.' || c.relname as place, verb,
        case when verb in ('select', 'insert', 'update', 'references') then (
          select array_agg(attname::text order by attname::text) from pg_attribute a
          where a.attrelid = c.oid and attnum > 0 and not attisdropped
            and has_column_privilege('${role}', c.oid, attnum, verb))
        when has_table_privilege('${role}', c.oid, verb) then '{whole}' end as cols,
        (select count(*)::int from pg_attribute a
          where a.attrelid = c.oid and attnum > 0 and not attisdropped) as total
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        unnest(array['select', 'insert', 'update', 'references', 'delete', 'truncate', 'trigger']) verb
      where c.relkind in ('r', 'v', 'm', 'p', 'f') and ${ours}`);
    const found: Record<string, Record<string, unknown>> = {};
    for (const { place, verb, cols, total } of rows) {
      if (cols === null) continue;
      const whole = cols[0] === "whole" && verb === "delete";
      const every = jobTables.includes(place) && cols.length === total;
      found[place] = { ...found[place], [verb]: whole ? "whole" : every ? all : cols };
    }
    const wanted = Object.entries(expected[role] ?? {}).map(([place, cells]) => [
      place,
      Object.fromEntries(
        Object.entries(cells).map(([verb, cols]) => [
          verb,
          typeof cols === "string" ? cols : [...cols].sort(),
        ]),
      ),
    ]);
    expect(found).toEqual(Object.fromEntries(wanted));
  });

  test("uses the schemas of the matrix and creates in none (the indexer: market)", async () => {
    const rows = await queryRows<{ nspname: string; make: boolean }>(`
      select nspname, has_schema_privilege('${role}', n.oid, 'create') as make
      from pg_namespace n where has_schema_privilege('${role}', n.oid, 'usage') and ${ours}
      order by 1`);
    expect(rows.map(({ nspname }) => nspname)).toEqual(schemas[role]);
    const makes = rows.filter(({ make }) => make).map(({ nspname }) => nspname);
    expect(makes).toEqual(role === "tenora_indexer" ? ["market"] : []);
  });

  test("runs exactly the functions of the matrix, uses no sequence and creates nothing in the database (the indexer: its schemas)", async () => {
    const rows = await queryRows<{ name: string }>(`
      select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ours} and has_schema_privilege('${role}', n.oid, 'usage')
        and has_function_privilege('${role}', p.oid, 'execute')`);
    expect(rows.map(({ name }) => name).sort()).toEqual(functions[role]?.toSorted());
    const sequences = await queryRows(`
      select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and case relkind when 'S'
        then has_sequence_privilege('${role}', c.oid, 'usage, select, update') end`);
    expect(sequences).toEqual([]);
    const [database] = await queryRows(`select
      has_database_privilege('${role}', current_database(), 'create') as make,
      has_database_privilege('${role}', current_database(), 'temporary') as temporary`);
    // The indexer keeps the tables of each build in a schema of its own, and temporary ones per block.
    const isIndexer = role === "tenora_indexer";
    expect(database).toEqual({ make: isIndexer, temporary: isIndexer });
  });
});

test("permissions: no role except the indexer owns anything", async () => {
  const rows = await queryRows<{ owner: string; what: string }>(`
    select r.rolname as owner, n.nspname as what from pg_namespace n join pg_roles r on r.oid = nspowner
      where r.rolname ~ '^tenora_'
    union all select r.rolname, relname from pg_class join pg_roles r on r.oid = relowner
      where r.rolname ~ '^tenora_'
    union all select r.rolname, proname from pg_proc join pg_roles r on r.oid = proowner
      where r.rolname ~ '^tenora_'`);
  expect(rows).toEqual([{ owner: "tenora_indexer", what: "market" }]);
});

test("permissions: every table forces row security with the policies of the matrix", async () => {
  const bare = await queryRows(`
    select n.nspname, relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind in ('r', 'p') and n.nspname in ('public', 'auth_wallet', 'auth_admin')
      and not (relrowsecurity and relforcerowsecurity)`);
  expect(bare).toEqual([]);
  const rows = await queryRows<{ line: string }>(`
    select schemaname || '.' || tablename || ' ' || lower(cmd) || ' ' || role || ' ' ||
      case rows when 'true' then 'true' when 'published' then 'published'
        when '(wallet_address = ( SELECT app.current_wallet() AS current_wallet))' then 'own wallet'
        when '(wallet = ( SELECT app.current_wallet() AS current_wallet))' then 'own wallet'
        when '((wallet_address = ( SELECT app.current_wallet() AS current_wallet)) AND (erased_at IS NULL))'
          then 'own wallet, not erased'
        when '((wallet = ( SELECT app.current_wallet() AS current_wallet)) AND (deleted_at IS NULL))'
          then 'own wallet, not deleted'
        when '((status = ''approved''::text) AND (erased_at IS NULL))' then 'approved, not erased'
        when 'app.is_submitted_request(request_id)' then 'submitted'
        when '(submitted_at IS NOT NULL)' then 'submitted'
        when 'app.is_submitted_document(request_id, added_at, removed_at)' then 'submitted'
        when '(seller = ( SELECT app.current_wallet() AS current_wallet))' then 'own signature'
        when '((( SELECT app.current_wallet() AS current_wallet) = wallet) OR (( SELECT app.current_wallet() AS current_wallet) = seller))'
          then 'own, or received'
        when '(business_id = ( SELECT app.own_business_id() AS own_business_id))' then 'own business'
        when '(ended_at < (now() - ''30 days''::interval))' then 'ended 30 days ago'
        when '(admin_id = ( SELECT app.current_admin() AS current_admin))' then 'own'
        else rows end as line
    from pg_policies, unnest(roles) role, lateral (select coalesce(qual, with_check) as rows) r
    where schemaname = 'public' and role <> current_user
      and (qual is null or with_check is null or qual = with_check)`);
  expect(rows.map(({ line }) => line).sort()).toEqual(policies.toSorted());
  const foreign = await queryRows(`
    select tablename, roles from pg_policies
    where schemaname in ('auth_wallet', 'auth_admin')
      and roles not in (array[current_user::name], array[('tenora_' || schemaname)::name])`);
  expect(foreign).toEqual([]);
});

test("permissions: every SECURITY DEFINER function has an empty search_path; PUBLIC has no grants", async () => {
  const open = await queryRows(`
    select proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and prosecdef and not coalesce(proconfig, '{}') @> array['search_path=""']`);
  expect(open).toEqual([]);
  const publicGrants = await queryRows(`
    select n.nspname, proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and n.nspname <> 'extensions'
      and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))`);
  expect(publicGrants).toEqual([]);
});

test("permissions: every table, status column and function has a comment", async () => {
  const silent = await queryRows(`
    select n.nspname, relname as what from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind in ('r', 'v') and ${ours} and n.nspname <> 'graphile_worker'
        and obj_description(c.oid, 'pg_class') is null
    union all
    select n.nspname, proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('app', 'public', 'auth_wallet', 'auth_admin')
        and obj_description(p.oid, 'pg_proc') is null
    union all
    select relname, attname from pg_attribute join pg_class c on c.oid = attrelid
      where attname = 'status' and relnamespace = 'public'::regnamespace and relkind = 'r'
        and col_description(attrelid, attnum) is null`);
  expect(silent).toEqual([]);
});
