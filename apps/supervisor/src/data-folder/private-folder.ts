import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What lies in a data folder; one that holds anything else is used by others as well. */
const ownFolders = ["chain", "documents", "mail"];
const own = new Set([
  ...ownFolders,
  ...["deployments", "postgres", "postgres.new", "secrets.json", "secrets.json.new"],
  ...["supervisor.pid", "lost+found"],
]);

/** Root's PostgreSQL has a user of its own, who on systems other than Linux must get through. */
const isPassage = () => process.getuid?.() === 0 && process.platform !== "linux";

/**
 * Makes a data folder that only this system user may enter. One from before is shut as well, unless
 * it holds what is not ours; then at least each of our own folders in it is.
 * @throws Error with a sentence when everybody may write there, and so could plant what we read
 */
export function createPrivateFolder(folder: string): void {
  const mode = isPassage() ? 0o711 : 0o700;
  mkdirSync(folder, { recursive: true, mode });
  const isOnlyOurs = readdirSync(folder).every((name) => own.has(name));
  if (isOnlyOurs) shut(folder, mode);
  for (const name of ownFolders) shut(join(folder, name), 0o700);
  if (process.platform !== "win32" && (statSync(folder).mode & 0o002) !== 0) {
    throw new Error(
      `DATA_DIR: everybody may write in ${folder}. Choose a folder that belongs to the marketplace alone.`,
    );
  }
}

/** Takes the rights of all others, where the folder is ours to change. */
function shut(folder: string, mode: number): void {
  if (process.platform === "win32" || !existsSync(folder)) return;
  const found = statSync(folder);
  if (found.uid === process.getuid?.() && (found.mode & 0o777 & ~mode) !== 0) {
    chmodSync(folder, mode);
  }
}
