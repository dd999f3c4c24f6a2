// npm run admin -- create <e-mail> | reset <e-mail> | revoke <e-mail> | list | audit
import { randomBytes } from "node:crypto";
import { readEnvironment } from "@tenora/configuration/environment";
import { checkAuditLog } from "@tenora/database/check-audit-log";
import { createAdmin } from "@tenora/database/create-admin";
import { endAdminship } from "@tenora/database/end-adminship";
import { listAdmins } from "@tenora/database/list-admins";
import { resetAdminPassword } from "@tenora/database/reset-admin-password";
import { hashPassword } from "better-auth/crypto";
import { withOwner } from "./with-owner.ts";

const usage =
  "Usage: npm run admin -- create <e-mail> | reset <e-mail> | revoke <e-mail> | list | audit";

const [verb, email] = process.argv.slice(2);
try {
  await withOwner(readEnvironment(process.env), (ownerUrl) => obey(ownerUrl));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function obey(ownerUrl: string): Promise<void> {
  if (verb === "list") {
    for (const admin of await listAdmins(ownerUrl)) {
      console.log(`${admin.email}${admin.revokedAt ? "  (revoked)" : ""}`);
    }
    return;
  }
  if (verb === "audit") return checkAudit(ownerUrl);
  if (verb === "revoke" && email) return revoke(ownerUrl, email);
  if ((verb !== "create" && verb !== "reset") || !email?.includes("@")) throw new Error(usage);
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  if (verb === "create") await create(ownerUrl, email, passwordHash);
  else if (!(await resetAdminPassword(ownerUrl, { email, passwordHash }))) {
    throw new Error(`There is no admin ${email}. See them with: npm run admin -- list`);
  }
  console.log(`${email}\npassword ${password}  (shown once: keep it)`);
  if (verb === "reset") console.log("A second factor, if there was one, is gone: set it up anew.");
}

async function revoke(ownerUrl: string, address: string): Promise<void> {
  if (!(await endAdminship(ownerUrl, address))) {
    throw new Error(`There is no admin ${address}. See them with: npm run admin -- list`);
  }
  console.log(`${address} is no admin any more and is signed out everywhere.`);
}

async function checkAudit(ownerUrl: string): Promise<void> {
  const { entries, broken } = await checkAuditLog(ownerUrl);
  if (broken.length > 0) {
    throw new Error(`The audit log was tampered with: entries ${broken.join(", ")} do not hold.`);
  }
  console.log(`The audit log holds: ${entries} entries, each sealing the one before.`);
}

async function create(ownerUrl: string, address: string, passwordHash: string): Promise<void> {
  try {
    await createAdmin(ownerUrl, { email: address, passwordHash });
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    throw new Error(`${address} has an account already. Use: npm run admin -- reset ${address}`);
  }
}
