import { expect } from "vitest";
import type { Person } from "../people/person.ts";
import { Authenticator } from "./authenticator.ts";

/** Sets up the second factor of an admin who is signed in: their app, and their recovery codes. */
export async function setUpTwoFactor(person: Person, password: string) {
  const offer = await (await person.post("/api/admin/two-factor", {})).json();
  const { secret, envelope } = offer as { secret: string; envelope: string };
  const app = new Authenticator(secret);
  const body = { envelope, password, code: app.code() };
  const confirmed = await person.post("/api/admin/two-factor", body, "PUT");
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { app, recoveryCodes };
}
