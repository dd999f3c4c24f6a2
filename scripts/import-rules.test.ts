import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const written: string[] = [];

afterEach(() => {
  for (const file of written.splice(0)) rmSync(file, { force: true });
});

/** Lint's output for a file at `path` that imports `from`. */
function lint(path: string, from: string): string {
  const file = resolve(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import * as forbidden from "${from}";\n\nexport const used = forbidden;\n`);
  written.push(file);
  try {
    execFileSync(resolve(root, "node_modules/.bin/biome"), ["lint", file], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
    });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const rules: readonly (readonly [file: string, imports: string])[] = [
  ["packages/domain/src/probe.ts", "react"],
  ["packages/domain/src/probe.ts", "node:fs"],
  ["packages/domain/src/probe.ts", "@tenora/database/connection/connect"],
  ["packages/database/src/probe.ts", "@tenora/testing/database/test-database"],
  ["packages/database/src/probe.ts", "viem"],
  ["packages/wallet/src/probe.ts", "react"],
  ["packages/wallet/src/probe.ts", "viem"],
  ["apps/worker/src/probe.ts", "@tenora/web/server"],
  ["apps/web/app/ui/probe.ts", "@tenora/domain/business/business"],
  ["apps/web/app/ui/probe.ts", "~/features/shell/header"],
  ["apps/web/app/ui/probe.ts", "../session/nonce"],
  ["apps/web/app/features/probe/probe.ts", "~/features/shell/header"],
  ["apps/web/app/features/probe/probe.ts", "~/screens/marketing/home/home"],
  ["apps/web/app/features/probe/probe.ts", "~/services.server"],
  ["apps/web/app/session/probe.ts", "~/features/shell/header"],
  ["apps/web/app/transaction/probe.ts", "viem"],
  ["apps/web/app/transaction/probe.ts", "~/features/shell/header"],
  ["apps/web/app/screens/business/probe/probe.ts", "~/screens/admin/admin"],
  ["apps/web/app/screens/business/probe/probe.ts", "@tenora/testing/database/test-database"],
  ["apps/web/app/screens/business/probe/probe.ts", "viem"],
  ["apps/web/app/screens/marketing/probe.ts", "~/wallet/wallet-provider"],
  ["apps/web/app/screens/marketing/probe.ts", "~/features/wallet/wallet-button"],
];

describe("import rules", () => {
  test.each(rules)("%s may not import %s", (file, imports) => {
    expect(lint(file, imports)).toContain("noRestrictedImports");
  });

  test("allowed imports pass", () => {
    expect(lint("apps/web/app/features/probe.ts", "~/ui/button")).not.toContain("noRestricted");
    expect(
      lint("packages/database/src/probe.ts", "@tenora/domain/business/business"),
    ).not.toContain("noRestricted");
  });
});
