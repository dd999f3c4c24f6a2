import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "@tenora/configuration/environment";
import { EnvironmentError } from "@tenora/configuration/environment";

export interface Secrets {
  /** Signs sessions and derives the passwords of the database logins. */
  readonly auth: string;
  /** Signs the 60-second document links. */
  readonly link: string;
  /** Encrypts government ids at rest. */
  readonly data: string;
  /** Of the embedded database's superuser and owner; unused with an external database. */
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
    auth: given.auth ?? kept.auth,
    link: given.link ?? kept.link,
    data: given.data ?? kept.data,
    embeddedDatabase: kept.embeddedDatabase,
  };
}

function readOrMake(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  const make = () => randomBytes(32).toString("hex");
  const secrets = { auth: make(), link: make(), data: make(), embeddedDatabase: make() };
  // Written aside and renamed, so that a crash leaves the whole file or none.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
