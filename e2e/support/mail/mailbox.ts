import { expect } from "@playwright/test";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** Waits for a mail to this address whose subject, name and message contain all of these words. */
export async function expectMail(
  { mailFolder }: RunningMarketplace,
  to: string,
  ...words: readonly string[]
): Promise<void> {
  const hasAllWords = (text: string) => words.every((one) => text.includes(one));
  await expect(async () => {
    const mails = (await readMailbox(mailFolder)).filter((mail) => mail.to === to);
    const texts = mails.map(({ subject, templateParams: { name, message } }) =>
      [subject, name, message].join("\n"),
    );
    expect(texts.some(hasAllWords), `${words.join(", ")} in ${JSON.stringify(texts)}`).toBe(true);
  }).toPass();
}

/** Waits for a mail to this address with a link to `path`, and returns the link. */
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
