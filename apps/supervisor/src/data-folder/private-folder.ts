import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The entries of a data folder; a folder with any other entry has other users too. */
const ownFolders = ["chain", "compiled-code", "documents", "mail"];
const own = new Set([
  ...ownFolders,
  ...["deployments", "postgres", "postgres.new", "secrets.json", "secrets.json.new"],
  ...["supervisor.pid", "lost+found"],
]);

/**
 * Under root PostgreSQL runs as its own user, which outside Linux needs to pass through the folder.
 */
const isPassage = () => process.getuid?.() === 0 && process.platform !== "linux";

/**
 * Creates a data folder that only this system user may enter. An existing one becomes private too,
 * unless it contains foreign entries; then at least our own folders in it do.
 * @throws Error with a sentence when everybody may write there and so could plant files that we
 *   read
 */
export function createPrivateFolder(folder: string): void {
  const mode = isPassage() ? 0o711 : 0o700;
  mkdirSync(folder, { recursive: true, mode });
  const isOnlyOurs = readdirSync(folder).every((name) => own.has(name));
  if (isOnlyOurs) makePrivate(folder, mode);
  for (const name of ownFolders) makePrivate(join(folder, name), 0o700);
  if (process.platform !== "win32" && (statSync(folder).mode & 0o002) !== 0) {
    throw new Error(
      `DATA_DIR: everybody may write in ${folder}. Choose a folder that belongs to the marketplace alone.`,
    );
  }
}

/** Removes everybody else's access, if the folder belongs to this user. */
function makePrivate(folder: string, mode: number): void {
  if (process.platform === "win32" || !existsSync(folder)) return;
  const found = statSync(folder);
  if (found.uid === process.getuid?.() && (found.mode & 0o777 & ~mode) !== 0) {
    chmodSync(folder, mode);
  }
}
