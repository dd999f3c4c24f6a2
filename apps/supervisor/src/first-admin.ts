import { randomBytes } from "node:crypto";
import { createAdmin } from "@tenora/database/admin/create-admin";
import { listAdmins } from "@tenora/database/admin/list-admins";
import { hashPassword } from "better-auth/crypto";

export interface FirstAdmin {
  readonly email: string;
  /** The plain password, only if it was generated now; it is shown once and stored nowhere. */
  readonly generatedPassword: string | null;
}

/**
 * Creates the first admin when there is none. Without `password` a random one is generated, to be
 * shown once.
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
