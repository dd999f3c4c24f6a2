// npm run admin -- create <e-mail> | reset <e-mail> | revoke <e-mail> | list | audit [<head>]
import { randomBytes } from "node:crypto";
import { readEnvironment } from "@tenora/configuration/environment";
import { createAdmin } from "@tenora/database/admin/create-admin";
import { listAdmins } from "@tenora/database/admin/list-admins";
import { removeAdmin } from "@tenora/database/admin/remove-admin";
import { resetAdminPassword } from "@tenora/database/admin/reset-admin-password";
import { formatAuditHead, parseAuditHead } from "@tenora/database/audit/audit-head";
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { parseEmailAddress } from "@tenora/domain/text/email-address";
import { hashPassword } from "better-auth/crypto";
import { explainFailure } from "../terminal/explain-failure.ts";
import { withOwnerConnection } from "./with-owner-connection.ts";

const usage =
  "Usage: npm run admin -- create <e-mail> | reset <e-mail> | revoke <e-mail> | list | audit [<head>]";

const [verb, argument] = process.argv.slice(2);
const email = parseEmailAddress(argument ?? "");
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
  if (verb === "audit") return checkAudit(ownerUrl, argument);
  if (verb === "revoke" && argument) return revoke(ownerUrl, email ?? argument);
  if ((verb !== "create" && verb !== "reset") || email === null) throw new Error(usage);
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  if (verb === "create") await create(ownerUrl, email, passwordHash);
  else if (!(await resetAdminPassword(ownerUrl, { email, passwordHash }))) {
    throw new Error(`There is no admin ${email}. See them with: npm run admin -- list`);
  }
  console.log(`${email}\npassword ${password}  (shown once: keep it)`);
  if (verb === "reset")
    console.log(
      "If this admin had a second factor, it was removed. Set it up again after signing in.",
    );
}

async function revoke(ownerUrl: string, address: string): Promise<void> {
  if (!(await removeAdmin(ownerUrl, address))) {
    throw new Error(`There is no admin ${address}. See them with: npm run admin -- list`);
  }
  console.log(`${address} is no longer an admin and is signed out everywhere.`);
}

/** `recorded`: a head that this command or a backup printed earlier. */
async function checkAudit(ownerUrl: string, recorded?: string): Promise<void> {
  const earlier = recorded === undefined ? undefined : parseAuditHead(recorded);
  if (earlier === null)
    throw new Error(`${recorded} is no head of the audit log: a number, ":", a hash.`);
  const { entries, broken, head, containsRecordedHead } = await checkAuditLog(ownerUrl, earlier);
  if (broken.length > 0) {
    throw new Error(
      `The audit log was tampered with: entries ${broken.join(", ")} do not match their hashes.`,
    );
  }
  if (earlier && !containsRecordedHead) {
    throw new Error(
      `The audit log was tampered with: it has ${entries} entries, and the first ${earlier.entries} are not the recorded ones.`,
    );
  }
  console.log(`The audit log is intact: ${entries} entries, each sealing the one before.`);
  if (earlier) console.log(`The first ${earlier.entries} entries are the recorded ones.`);
  console.log(`Its head, to be recorded elsewhere: ${formatAuditHead(head)}`);
}

async function create(ownerUrl: string, address: string, passwordHash: string): Promise<void> {
  try {
    await createAdmin(ownerUrl, { email: address, passwordHash });
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    throw new Error(`${address} has an account already. Use: npm run admin -- reset ${address}`);
  }
}
