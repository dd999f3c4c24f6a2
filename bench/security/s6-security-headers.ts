import { everyResponse, missingHeaders } from "../../apps/web/test/security/every-response.ts";
import { Person } from "../../apps/web/test/support/person.ts";
import { type Bench, figure } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";

/** S6: the protecting headers on every address of the route table, as visitor and as admin, and on every error. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    const faults: string[] = [];
    const statuses = new Set<number>();
    let answers = 0;
    for (const person of [new Person(marketplace), op]) {
      for (const { what, ask } of everyResponse()) {
        const response = await ask(person);
        await response.body?.cancel();
        answers += 1;
        statuses.add(response.status);
        faults.push(...missingHeaders(response).map((fault) => `${what}: ${fault}`));
      }
    }
    return [
      figure(
        "answers with every header",
        `${answers - faults.length} of ${answers}, statuses ${[...statuses].sort().join(" ")} ${faults.slice(0, 5).join("; ")}`,
        "all",
        faults.length === 0,
      ),
    ];
  });
