import { createHmac } from "node:crypto";
import type { Login } from "./roles.ts";

/** The password of a login: derived, so that only AUTH_SECRET has to be stored. */
export function loginPassword(login: Login, authSecret: string): string {
  return createHmac("sha256", authSecret).update(`login:${login}`).digest("hex");
}

/**
 * The owner's connection address with another login in it. For the start of a process that must
 * not hold the owner's password (worker, indexer, sign-in). Throws a sentence when the address has
 * no host, since the login then has no place in it.
 */
export function loginUrl(ownerUrl: string, login: Login, authSecret: string): string {
  const url = new URL(ownerUrl);
  if (url.hostname === "") {
    throw new Error("DATABASE_URL must name a host, as in postgresql://owner:secret@host/database");
  }
  url.username = login;
  url.password = loginPassword(login, authSecret);
  return url.href;
}
