import { Kysely, PostgresDialect } from "kysely";
import { PostgresDialect as CodegenPostgres, generate } from "kysely-codegen";
import pg from "pg";

/**
 * The TypeScript types of the tables of one schema, read from a migrated database. For the drift tests
 * and `scripts/generate-types.ts`; never runs in production.
 */
export async function generateSchema(ownerUrl: string, schema = "public"): Promise<string> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  // PostgreSQL may stop before the idle connection has closed.
  pool.on("error", () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await generate({
      db,
      dialect: new CodegenPostgres(),
      includePattern: `${schema}.*`,
      defaultSchemas: [schema],
      logger: { debug() {}, error() {}, info() {}, log() {}, success() {}, warn() {} } as never,
      outFile: null,
    });
  } finally {
    await db.destroy();
  }
}
