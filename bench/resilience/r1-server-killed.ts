import { crashWhileSubmitting } from "../../apps/web/test/business/crash-while-submitting.ts";
import { type Bench, figure, information } from "../support/figure.ts";
import { signIn, withMarketplace } from "../support/marketplace-context.ts";

const submissions = 1_000;
/** Acknowledgements between two kills: 5 to 26, so that there are more than 50 kills in 1,000. */
const gap = () => 5 + Math.floor(Math.random() * 22);

/** R1: the web process is killed at random while 1,000 forms are sent, each until it is acknowledged. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const people = await signIn(marketplace, submissions);
    const result = await crashWhileSubmitting(marketplace, people, gap);
    const { kills, repeats, acknowledged, lost, doubled } = result;
    return [
      figure("kills (SIGKILL) while forms were sent", `${kills}`, "≥ 50", kills >= 50),
      information("submissions acknowledged, sent again", `${acknowledged}, ${repeats} times`),
      figure(
        "acknowledged and lost (record or document)",
        `${lost} of ${acknowledged}`,
        "0 of 1000",
        lost === 0 && acknowledged === submissions,
      ),
      figure("doubled (records, history lines, mails)", `${doubled}`, "0", doubled === 0),
    ];
  });
