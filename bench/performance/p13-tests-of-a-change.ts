import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Bench, figure, information } from "../support/figure.ts";

const root = resolve(import.meta.dirname, "../..");
/** A typical change: a rule of the domain, a screen that shows it, and the screen's loader. */
const files = [
  "packages/domain/src/brand.ts",
  "apps/web/app/screens/investor/onboarding/onboarding.tsx",
  "apps/web/app/screens/investor/onboarding/registrations.route.ts",
];
const longestMinutes = 3;

/** P13: how long `npm run test:changed` takes for a typical change. */
export const run: Bench = async () => {
  const sources = files.map((file) => readFileSync(resolve(root, file), "utf8"));
  try {
    for (const file of files) appendFileSync(resolve(root, file), "// Changed by the bench.\n");
    const began = performance.now();
    const child = spawn(process.execPath, ["scripts/test-changed.ts", "HEAD"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const steps: string[] = [];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      steps.push(...[...text.matchAll(/^── (.+: \d+ passed, .+)$/gm)].map(([, step = ""]) => step));
    });
    const [code] = (await once(child, "close")) as [number];
    const minutes = (performance.now() - began) / 60_000;
    return [
      ...steps.map((step) => information("step", step)),
      figure("tests that fail", String(code), "0", code === 0),
      figure(
        `npm run test:changed after a change to ${files.length} files`,
        `${minutes.toFixed(1)} min`,
        `≤ ${longestMinutes} min`,
        minutes <= longestMinutes,
      ),
    ];
  } finally {
    for (const [at, file] of files.entries()) {
      writeFileSync(resolve(root, file), sources[at] ?? "");
    }
  }
};
