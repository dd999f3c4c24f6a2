import { execFileSync } from "node:child_process";
import { chownSync, lstatSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. Under root it runs as the system user `postgres` (created when
 * missing), who then owns the data folder; otherwise it runs as the current user.
 */
export function prepareDatabaseUser(folder: string): SystemUser | null {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return null;
  const found = lstatSync(folder);
  if (found.isSymbolicLink() && found.uid !== 0) {
    throw new Error(
      `${folder} is a link of user ${found.uid}. Only links that root owns are followed.`,
    );
  }
  const user = lookUp() ?? create();
  chownSync(folder, user.uid, user.gid);
  return user;
}

/**
 * The data folder by a path that its process can use. Another user may have no access to the
 * folders above it, such as root's home, but has access to its working directory.
 */
export function dataFolderArgument(folder: string, user: SystemUser | null): string {
  return user && process.platform === "linux" ? "/proc/self/cwd" : folder;
}

/** Whether the system user `postgres` may run this program at its path. */
export function mayRun(program: string): boolean {
  try {
    execFileSync("setpriv", ["--reuid=postgres", "--clear-groups", "test", "-x", program], {
      stdio: "ignore",
    });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT"; // no setpriv here: try and see
  }
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
  if (!user) throw new Error("The system user 'postgres' could not be created.");
  return user;
}
