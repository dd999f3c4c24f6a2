import { loadavg } from "node:os";
import { Person } from "../../apps/web/test/support/people/person.ts";
import { newAdmin } from "../../apps/web/test/support/sign-in/new-admin.ts";
import { type Bench, figure, information, percentile } from "../support/figure.ts";
import { forEachConcurrent, withMarketplace } from "../support/marketplace-context.ts";

/** S7: login attempts from 1 and from 50 addresses, and what response times reveal. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const attempt = (email: string, address?: string) =>
      new Person(marketplace).fetch("/api/admin/session", {
        method: "POST",
        headers: address ? { "x-forwarded-for": address } : {},
        body: new URLSearchParams({ email, password: "not the password" }),
      });
    const evaluated = async (count: number, addressOf: (n: number) => string) => {
      const email = await newAdmin(marketplace, "attempted");
      let evaluatedCount = 0;
      await forEachConcurrent(Array.from({ length: count }), 8, async (_, n) => {
        if ((await attempt(email, addressOf(n))).status === 401) evaluatedCount += 1;
      });
      return evaluatedCount;
    };
    const fromOne = await evaluated(60, () => "10.1.1.1");
    const fromFifty = await evaluated(200, (n) => `10.2.2.${n % 50}`);

    /** Compares the response times for three known e-mails and three unknown ones, alternating. */
    const compareTimes = async (ask: (email: string) => Promise<unknown>, each: number) => {
      const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
      for (let round = 0; round < 3; round += 1) {
        const known = await newAdmin(marketplace, "known");
        for (let n = 0; n < each; n += 1) {
          for (const kind of ["known", "unknown"] as const) {
            const began = performance.now();
            await ask(known.replace("known", kind));
            times[kind].push(performance.now() - began);
          }
        }
      }
      const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
      return {
        ms: Math.abs(known - unknown),
        measured: `${Math.abs(known - unknown).toFixed(1)} ms (${known.toFixed(0)} and ${unknown.toFixed(0)} ms, ${3 * each} each)`,
      };
    };
    const signIns = await compareTimes((email) => attempt(email), 9);
    const recoveries = await compareTimes(
      (email) => new Person(marketplace).post("/api/admin/recovery", { email }),
      5,
    );
    return [
      figure(
        "login attempts evaluated, 60 from 1 address",
        `${fromOne}`,
        "≤ 10",
        fromOne <= 10 && fromOne > 0,
      ),
      figure(
        "login attempts evaluated, 200 from 50 addresses",
        `${fromFifty}`,
        "≤ 10",
        fromFifty <= 10 && fromFifty > 0,
      ),
      figure(
        "medians of known and unknown e-mails differ, at sign-in",
        signIns.measured,
        "< 10 ms",
        signIns.ms < 10,
      ),
      figure(
        "medians of known and unknown e-mails differ, at recovery",
        recoveries.measured,
        "< 10 ms",
        recoveries.ms < 10,
      ),
      information(
        "system load while measuring",
        loadavg()
          .map((load) => load.toFixed(1))
          .join(" "),
      ),
    ];
  });
