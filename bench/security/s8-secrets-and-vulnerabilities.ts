import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import {
  createSecretScanner,
  scanBundle,
  scanResponses,
  secretsOf,
} from "../../apps/web/test/security/secret-scan.ts";
import { type Bench, figure, information } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";

const root = resolve(import.meta.dirname, "../..");

/** S8: every configured secret, and what looks like one, in what browsers are given; npm audit. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const holds = createSecretScanner(marketplace);
    const files = scanBundle(holds);
    const answers = await scanResponses(marketplace, holds);
    return [
      figure(
        "files of the bundle with a secret in them",
        `${files.secret.length} of ${files.looked} ${files.secret.join()}`,
        "0",
        files.secret.length === 0 && files.looked > 20,
      ),
      figure(
        "answers with a secret in them, as visitor and as admin",
        `${answers.secret.length} of ${answers.looked} ${answers.secret.slice(0, 3).join()}`,
        "0",
        answers.secret.length === 0,
      ),
      information(
        "secrets looked for",
        `${secretsOf(marketplace).size}, and names that only secrets have`,
      ),
      vulnerabilities(),
    ];
  });

function vulnerabilities() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    timeout: 120_000,
  });
  const what = "known vulnerabilities, high or critical, in what we ship";
  try {
    const { metadata } = JSON.parse(stdout) as {
      metadata: { vulnerabilities: { high: number; critical: number } };
    };
    const { high, critical } = metadata.vulnerabilities;
    return figure(what, `${high + critical}`, "0", high + critical === 0);
  } catch {
    return information(what, "NOT CHECKED: the registry does not answer npm audit here");
  }
}
