import { forgedProofs, proofs, provenWallet } from "../../apps/web/test/wallet/forged-proofs.ts";
import { type Bench, figure } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";

const times = 5;

/** S2: forged proofs of a wallet, each several times, and the two kinds that are right. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const letIn: string[] = [];
    const keptOut: string[] = [];
    for (let time = 0; time < times; time += 1) {
      for (const [what, attempt] of forgedProofs) {
        if ((await provenWallet(await attempt(marketplace))) !== null) letIn.push(what);
      }
      for (const [what, attempt] of proofs) {
        if ((await provenWallet(await attempt(marketplace))) === null) keptOut.push(what);
      }
    }
    const forged = forgedProofs.size * times;
    const right = proofs.size * times;
    return [
      figure(
        "forgedProofs refused",
        `${forged - letIn.length} of ${forged} (${forgedProofs.size} kinds × ${times}) ${letIn.join()}`,
        "12 of 12 kinds",
        letIn.length === 0 && forgedProofs.size >= 12,
      ),
      figure(
        "plain and ERC-1271 wallets accepted",
        `${right - keptOut.length} of ${right} ${keptOut.join()}`,
        "all",
        keptOut.length === 0,
      ),
    ];
  });
