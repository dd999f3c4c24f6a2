import { createAdmin } from "@tenora/database/admin/create-admin";
import { hashPassword } from "better-auth/crypto";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";

export const adminPassword = "a long and winding password";

/** Creates an admin for one test; resolves with their email. */
export async function newAdmin(
  { ownerUrl }: Pick<RunningMarketplace, "ownerUrl">,
  name: string,
): Promise<string> {
  const email = `${name}-${crypto.randomUUID()}@example.com`;
  await createAdmin(ownerUrl, { email, passwordHash: await hashPassword(adminPassword) });
  return email;
}
