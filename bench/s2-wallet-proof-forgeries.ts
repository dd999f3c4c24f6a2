import { forgeries, proofs, provenWallet } from "../apps/web/test/wallet-forgeries.ts";
import { type Bench, figure } from "./support/figure.ts";
import { onStand } from "./support/stand.ts";

const times = 5;

/** S2: forged proofs of a wallet, each several times, and the two kinds that are right. */
export const run: Bench = () =>
  onStand(async ({ marketplace }) => {
    const letIn: string[] = [];
    const keptOut: string[] = [];
    for (let time = 0; time < times; time += 1) {
      for (const [what, attempt] of forgeries) {
        if ((await provenWallet(await attempt(marketplace))) !== null) letIn.push(what);
      }
      for (const [what, attempt] of proofs) {
        if ((await provenWallet(await attempt(marketplace))) === null) keptOut.push(what);
      }
    }
    const forged = forgeries.size * times;
    const right = proofs.size * times;
    return [
      figure(
        "forgeries refused",
        `${forged - letIn.length} of ${forged} (${forgeries.size} kinds × ${times}) ${letIn.join()}`,
        "12 of 12 kinds",
        letIn.length === 0 && forgeries.size >= 12,
      ),
      figure(
        "plain and ERC-1271 wallets accepted",
        `${right - keptOut.length} of ${right} ${keptOut.join()}`,
        "all",
        keptOut.length === 0,
      ),
    ];
  });
