import { randomBytes } from "node:crypto";
import { createAdmin } from "@tenora/database/admin/create-admin";
import { listAdmins } from "@tenora/database/admin/list-admins";
import { hashPassword } from "better-auth/crypto";

export interface FirstAdmin {
  readonly email: string;
  /** The password in clear, only when it was made just now; shown once and kept nowhere. */
  readonly generatedPassword: string | null;
}

/**
 * Makes the first admin when there is none. Without `password` a random one is made, to be shown
 * once. An installation that has an admin already is left as it is.
 */
export async function createFirstAdmin(
  ownerUrl: string,
  email: string,
  password: string | undefined,
): Promise<FirstAdmin> {
  const [first] = await listAdmins(ownerUrl);
  if (first) return { email: first.email, generatedPassword: null };
  const chosen = password ?? randomBytes(12).toString("base64url");
  await createAdmin(ownerUrl, { email, passwordHash: await hashPassword(chosen) });
  return { email, generatedPassword: password === undefined ? chosen : null };
}
