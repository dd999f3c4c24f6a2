import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Environment } from "@tenora/configuration/environment";
import { EnvironmentError } from "@tenora/configuration/environment";
import { type KeyRing, readKeyRing } from "@tenora/configuration/key-ring";

export interface Secrets {
  /** Signs sessions and derives the passwords of the database logins. */
  readonly auth: KeyRing;
  /** Signs the 60-second document links. */
  readonly link: KeyRing;
  /** Encrypts government ids at rest. */
  readonly data: KeyRing;
  /** The password of the embedded database's owner; unused with an external database. */
  readonly embeddedDatabase: string;
}

/**
 * Secrets from the environment; with the embedded database missing ones are generated once and
 * stored in `secrets.json` (0600) in the data folder. With an external database all three must be
 * given: a second machine would not know generated ones.
 */
export function resolveSecrets(environment: Environment, dataFolder: string): Secrets {
  const given = {
    auth: environment.AUTH_SECRET,
    link: environment.LINK_SECRET,
    data: environment.DATA_KEY,
  };
  if (environment.DATABASE_URL !== undefined) {
    const { auth, link, data } = given;
    if (auth && link && data) return { auth, link, data, embeddedDatabase: "" };
    throw new EnvironmentError(
      "With DATABASE_URL set, AUTH_SECRET, LINK_SECRET and DATA_KEY must be set too: 32 characters or more each, for example from `openssl rand -hex 32`.",
    );
  }
  const stored = readOrCreate(join(dataFolder, "secrets.json"));
  return {
    auth: given.auth ?? readKeyRing(stored.auth),
    link: given.link ?? readKeyRing(stored.link),
    data: given.data ?? readKeyRing(stored.data),
    embeddedDatabase: stored.embeddedDatabase,
  };
}

/** The content of the file; during a rotation a value is `new,old`. */
type StoredSecrets = Readonly<Record<keyof Secrets, string>>;

function readOrCreate(file: string): StoredSecrets {
  if (existsSync(file)) {
    // A copied file, as for a restore, may have become readable for others.
    if (isReadableByOthers(file)) chmodSync(file, 0o600);
    return JSON.parse(readFileSync(file, "utf8")) as StoredSecrets;
  }
  const make = () => randomBytes(32).toString("hex");
  const secrets = { auth: make(), link: make(), data: make(), embeddedDatabase: make() };
  // Written to a new file and renamed, so that a crash leaves the whole file or none; and never
  // into an existing one, which may be readable for others or a link to another place.
  rmSync(`${file}.new`, { force: true });
  const options = { mode: 0o600, flag: "wx", flush: true };
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), options);
  renameSync(`${file}.new`, file);
  return secrets;
}

function isReadableByOthers(file: string): boolean {
  if (process.platform === "win32") return false;
  const { uid, mode } = statSync(file);
  return uid === process.getuid?.() && (mode & 0o077) !== 0;
}
