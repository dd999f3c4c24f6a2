import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root we lend it the system user `postgres` (made when
 * missing) and hand it the data folder; as anybody else it runs as that person.
 */
export function prepareDatabaseUser(folder: string, program: string): SystemUser | null {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return null;
  const user = lookUp() ?? create();
  chownSync(folder, user.uid, user.gid);
  for (const needed of [dirname(folder), program]) assertReachable(needed);
  return user;
}

function lookUp(): SystemUser | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

function create(): SystemUser {
  execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  const user = lookUp();
  if (!user) throw new Error("The system user 'postgres' could not be made.");
  return user;
}

function assertReachable(path: string): void {
  try {
    execFileSync("setpriv", ["--reuid=postgres", "--clear-groups", "test", "-x", path], {
      stdio: "ignore",
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return; // no setpriv here: try and see
    throw new Error(
      `PostgreSQL may not run as root, and its user 'postgres' cannot reach ${path}. Start as an ordinary user, or keep the project and DATA_DIR where others may enter.`,
    );
  }
}
