// npm run admin -- create <e-mail> | reset <e-mail> | revoke <e-mail> | list | audit [<head>]
import { randomBytes } from "node:crypto";
import { readEnvironment } from "@tenora/configuration/environment";
import { createAdmin } from "@tenora/database/admin/create-admin";
import { listAdmins } from "@tenora/database/admin/list-admins";
import { removeAdmin } from "@tenora/database/admin/remove-admin";
import { resetAdminPassword } from "@tenora/database/admin/reset-admin-password";
import { formatAuditHead, parseAuditHead } from "@tenora/database/audit/audit-head";
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { hashPassword } from "better-auth/crypto";
import { explainFailure } from "../terminal/explain-failure.ts";
import { withOwnerConnection } from "./with-owner-connection.ts";

const usage =
  "Usage: npm run admin -- create <e-mail> | reset <e-mail> | revoke <e-mail> | list | audit [<head>]";

const [verb, email] = process.argv.slice(2);
try {
  await withOwnerConnection(readEnvironment(process.env), (ownerUrl) => runAction(ownerUrl));
  process.exit(0);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

async function runAction(ownerUrl: string): Promise<void> {
  if (verb === "list") {
    for (const admin of await listAdmins(ownerUrl)) {
      console.log(`${admin.email}${admin.revokedAt ? "  (revoked)" : ""}`);
    }
    return;
  }
  if (verb === "audit") return checkAudit(ownerUrl, email);
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
  if (!(await removeAdmin(ownerUrl, address))) {
    throw new Error(`There is no admin ${address}. See them with: npm run admin -- list`);
  }
  console.log(`${address} is no admin any more and is signed out everywhere.`);
}

/** `note`: a head that was printed here, or by a backup, before. */
async function checkAudit(ownerUrl: string, note?: string): Promise<void> {
  const noted = note === undefined ? undefined : parseAuditHead(note);
  if (noted === null)
    throw new Error(`${note} is no head of the audit log: a number, ":", a hash.`);
  const { entries, broken, head, containsRecordedHead } = await checkAuditLog(ownerUrl, noted);
  if (broken.length > 0) {
    throw new Error(`The audit log was tampered with: entries ${broken.join(", ")} do not hold.`);
  }
  if (noted && !containsRecordedHead) {
    throw new Error(
      `The audit log was tampered with: it has ${entries} entries, and those up to ${noted.entries} are not the ones that were noted.`,
    );
  }
  console.log(`The audit log holds: ${entries} entries, each sealing the one before.`);
  if (noted) console.log(`The first ${noted.entries} are those that were noted.`);
  console.log(`Its head, to be noted elsewhere: ${formatAuditHead(head)}`);
}

async function create(ownerUrl: string, address: string, passwordHash: string): Promise<void> {
  try {
    await createAdmin(ownerUrl, { email: address, passwordHash });
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    throw new Error(`${address} has an account already. Use: npm run admin -- reset ${address}`);
  }
}
