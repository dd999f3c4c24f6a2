import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EmailError } from "../errors.ts";
import type { Mail, Transport } from "../mail.ts";

/** A mail in the local mailbox. */
export interface DeliveredMail extends Mail {
  /** ISO 8601, UTC. */
  readonly deliveredAt: string;
}

/**
 * Writes mails into a folder, one JSON file each, for a machine without a mail service. The file is
 * named after the mail's id, so a repeated mail replaces the first.
 */
export function deliverToMailbox(folder: string, now = () => new Date()): Transport {
  return async (mail) => {
    if (!/^[\w-]{1,100}$/.test(mail.id)) throw new EmailError("MAILBOX_INVALID_ID");
    const delivered: DeliveredMail = { ...mail, deliveredAt: now().toISOString() };
    const file = join(folder, `${mail.id}.json`);
    const unfinished = `${file}.${process.pid}.tmp`;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, JSON.stringify(delivered, null, 2), { mode: 0o600 });
      await rename(unfinished, file);
    } catch (cause) {
      throw new EmailError("MAILBOX_UNWRITABLE", { cause });
    }
  };
}
