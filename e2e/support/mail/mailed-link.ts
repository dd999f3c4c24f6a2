import { expect } from "@playwright/test";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** The address in the newest mail to somebody, once it is there. */
export async function mailedLink(
  { url, mailFolder }: RunningMarketplace,
  to: string,
  path: string,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = await readMailbox(mailFolder);
    const texts = mails.filter((mail) => mail.to === to).map((mail) => mail.templateParams.message);
    link = texts
      .flatMap((text) => text.split(/\s/))
      .find((word) => word.startsWith(`${url}${path}#`));
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}
