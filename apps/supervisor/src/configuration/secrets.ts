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
 * Secrets from the environment; with the embedded database the missing ones are made once and kept
 * in `secrets.json` (0600) in the data folder. With an external database all three must be given:
 * a second machine could not guess them.
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
  const kept = readOrMake(join(dataFolder, "secrets.json"));
  return {
    auth: given.auth ?? readKeyRing(kept.auth),
    link: given.link ?? readKeyRing(kept.link),
    data: given.data ?? readKeyRing(kept.data),
    embeddedDatabase: kept.embeddedDatabase,
  };
}

/** As the file has them: while keys change, `new,old`. */
type StoredSecrets = Readonly<Record<keyof Secrets, string>>;

function readOrMake(file: string): StoredSecrets {
  if (existsSync(file)) {
    // A copy, as for a restore, may have come with the rights of other files.
    if (isReadByOthers(file)) chmodSync(file, 0o600);
    return JSON.parse(readFileSync(file, "utf8")) as StoredSecrets;
  }
  const make = () => randomBytes(32).toString("hex");
  const secrets = { auth: make(), link: make(), data: make(), embeddedDatabase: make() };
  // Written aside and renamed, so that a crash leaves the whole file or none; and never into what
  // lies there already, whose rights and whose place may be another's.
  rmSync(`${file}.new`, { force: true });
  const options = { mode: 0o600, flag: "wx", flush: true };
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), options);
  renameSync(`${file}.new`, file);
  return secrets;
}

function isReadByOthers(file: string): boolean {
  if (process.platform === "win32") return false;
  const { uid, mode } = statSync(file);
  return uid === process.getuid?.() && (mode & 0o077) !== 0;
}
