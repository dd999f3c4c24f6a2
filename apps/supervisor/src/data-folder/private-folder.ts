import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The entries of a data folder; a folder with any other entry has other users too. */
const ownFolders = ["chain", "compiled-code", "deployments", "documents", "mail"];
const own = new Set([
  ...ownFolders,
  ...["postgres", "postgres.new", "secrets.json", "secrets.json.new"],
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

/**
 * Makes private what an earlier version wrote in our folders, of which PostgreSQL sees to its own. Only for who
 * has locked the folder: nothing else may write there meanwhile.
 */
export function makeContentsPrivate(folder: string): void {
  for (const place of ownFolders.map((name) => join(folder, name)).filter(existsSync)) {
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) makePrivate(join(entry.parentPath, entry.name), 0o700);
    }
  }
}

/** Leaves no other access than `mode`, if the file or folder belongs to this user. */
function makePrivate(path: string, mode: number): void {
  if (process.platform === "win32" || !existsSync(path)) return;
  const found = statSync(path);
  if (found.uid === process.getuid?.() && (found.mode & 0o777 & ~mode) !== 0) {
    chmodSync(path, found.mode & mode);
  }
}
