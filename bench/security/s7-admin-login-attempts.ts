import { loadavg } from "node:os";
import { newAdmin } from "../../apps/web/test/support/new-admin.ts";
import { Person } from "../../apps/web/test/support/person.ts";
import { type Bench, figure, information, percentile } from "../support/figure.ts";
import { forEachConcurrent, withMarketplace } from "../support/marketplace-context.ts";

/** S7: guesses at an admin's password from one address and from fifty; what their time tells. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const guess = (email: string, address?: string) =>
      new Person(marketplace).fetch("/api/admin/session", {
        method: "POST",
        headers: address ? { "x-forwarded-for": address } : {},
        body: new URLSearchParams({ email, password: "not the password" }),
      });
    const evaluated = async (count: number, addressOf: (n: number) => string) => {
      const email = await newAdmin(marketplace, "guessed");
      let looked = 0;
      await forEachConcurrent(Array.from({ length: count }), 8, async (_, n) => {
        if ((await guess(email, addressOf(n))).status === 401) looked += 1;
      });
      return looked;
    };
    const fromOne = await evaluated(60, () => "10.1.1.1");
    const fromFifty = await evaluated(200, (n) => `10.2.2.${n % 50}`);

    /** How long three accounts and as many that never were wait for an answer, asked in turn. */
    const apart = async (ask: (email: string) => Promise<unknown>, each: number) => {
      const times: Record<"known" | "never", number[]> = { known: [], never: [] };
      for (let round = 0; round < 3; round += 1) {
        const known = await newAdmin(marketplace, "known");
        for (let n = 0; n < each; n += 1) {
          for (const kind of ["known", "never"] as const) {
            const began = performance.now();
            await ask(known.replace("known", kind));
            times[kind].push(performance.now() - began);
          }
        }
      }
      const [known, never] = [percentile(times.known, 0.5), percentile(times.never, 0.5)];
      return {
        ms: Math.abs(known - never),
        told: `${Math.abs(known - never).toFixed(1)} ms (${known.toFixed(0)} and ${never.toFixed(0)} ms, ${3 * each} each)`,
      };
    };
    const signIns = await apart((email) => guess(email), 9);
    const recoveries = await apart(
      (email) => new Person(marketplace).post("/api/admin/recovery", { email }),
      5,
    );
    return [
      figure(
        "guesses looked at, 60 from 1 address",
        `${fromOne}`,
        "≤ 10",
        fromOne <= 10 && fromOne > 0,
      ),
      figure(
        "guesses looked at, 200 from 50 addresses",
        `${fromFifty}`,
        "≤ 10",
        fromFifty <= 10 && fromFifty > 0,
      ),
      figure(
        "medians of known and unknown e-mails differ, at sign-in",
        signIns.told,
        "< 10 ms",
        signIns.ms < 10,
      ),
      figure(
        "medians of known and unknown e-mails differ, at recovery",
        recoveries.told,
        "< 10 ms",
        recoveries.ms < 10,
      ),
      information(
        "system load meanwhile",
        loadavg()
          .map((load) => load.toFixed(1))
          .join(" "),
      ),
    ];
  });
