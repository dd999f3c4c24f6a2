import { expect } from "@playwright/test";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** A mail to this address arrives whose subject, name and message contain all of these words. */
export async function expectMail(
  { mailFolder }: RunningMarketplace,
  to: string,
  ...words: readonly string[]
): Promise<void> {
  const isMeant = (text: string) => words.every((one) => text.includes(one));
  await expect(async () => {
    const mails = (await readMailbox(mailFolder)).filter((mail) => mail.to === to);
    const texts = mails.map(({ subject, templateParams: { name, message } }) =>
      [subject, name, message].join("\n"),
    );
    expect(texts.some(isMeant), `${words.join(", ")} in ${JSON.stringify(texts)}`).toBe(true);
  }).toPass();
}
