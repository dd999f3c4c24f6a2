import { readMailbox } from "@tenora/email/read-mailbox";
import { vi } from "vitest";
import type { RunningMarketplace } from "../../../e2e/support/running-marketplace.ts";

/** The token of the newest link that came by mail, once it is there. `not`: one that came before. */
export function mailedToken(
  { web }: RunningMarketplace,
  to: string,
  not: readonly string[] = [],
): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await readMailbox(web.demonstration?.mailFolder ?? "");
      const tokens = mails
        .filter((mail) => mail.to === to)
        .map(({ templateParams }) => /#([\w-]{43})/.exec(templateParams.message)?.[1] ?? "");
      const fresh = tokens.find((token) => token !== "" && !not.includes(token));
      if (fresh === undefined) throw new Error("no mail yet");
      return fresh;
    },
    { timeout: 30_000, interval: 200 },
  );
}
