import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DeliveredMail } from "./deliver-to-mailbox.ts";

/** The mails in a local mailbox, newest first; none while the folder does not exist. */
export async function readMailbox(folder: string): Promise<DeliveredMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as DeliveredMail),
  );
  return mails.sort((one, other) => other.deliveredAt.localeCompare(one.deliveredAt));
}
