import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { type Bench, figure, information } from "../support/figure.ts";

/** S8: what `npm audit` knows of the packages we ship. The search for secrets is a tagged test. */
export const run: Bench = async () => {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: resolve(import.meta.dirname, "../.."),
    encoding: "utf8",
    timeout: 120_000,
  });
  const what = "known vulnerabilities, high or critical, in what we ship";
  try {
    const { metadata } = JSON.parse(stdout) as {
      metadata: { vulnerabilities: { high: number; critical: number } };
    };
    const { high, critical } = metadata.vulnerabilities;
    return [figure(what, `${high + critical}`, "0", high + critical === 0)];
  } catch {
    return [information(what, "NOT CHECKED: the registry does not answer npm audit here")];
  }
};
