import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { brokenRules, type importRules } from "./import-rules.ts";

const root = join(import.meta.dirname, "../..");
const production = [
  "packages/*/src/**/*.ts",
  "apps/*/{app,process,schema,server,src}/**/*.{ts,tsx}",
];
const isTest = (file: string) => /\.test\.tsx?$|^packages\/testing\//.test(file);

/** For each rule files that it binds, and what they may not import. */
const forbidden: Readonly<
  Record<keyof typeof importRules, readonly (readonly [string, string])[]>
> = {
  "Production code never imports testing.": [
    ["packages/database/src/probe.ts", "packages/testing/src/database/test-database"],
    ["apps/web/app/screens/business/probe/probe.tsx", "packages/testing/src/pdf/write-pdf"],
    ["apps/web/server/probe.ts", "packages/testing/src/pdf/write-pdf"],
    ["apps/web/app/screens/business/probe/probe.tsx", "apps/web/test/components/desk/records"],
  ],
  "Only the supervisor, the demonstration's endpoints and tests import the demonstration.": [
    ["packages/chain/src/probe.ts", "packages/demonstration/src/people/participants"],
    ["packages/database/src/probe.ts", "packages/demonstration/src/seed-history"],
    ["apps/web/app/features/wallet/demo/probe.tsx", "packages/demonstration/src/papers/samples"],
    ["apps/web/server/probe.ts", "packages/demonstration/src/papers/samples"],
    ["apps/worker/src/probe.ts", "packages/demonstration/src/seed-history"],
  ],
  "Apps never import each other, and packages no app.": [
    ["apps/worker/src/probe.ts", "apps/web/server/log"],
    ["apps/web/app/ui/probe.ts", "apps/supervisor/src/main"],
    ["packages/database/src/probe.ts", "apps/web/app/routes"],
  ],
  "The domain is pure.": [
    ["packages/domain/src/probe.ts", "react"],
    ["packages/domain/src/money/probe.ts", "node:fs"],
    ["packages/domain/src/probe.ts", "packages/database/src/connection/connect"],
  ],
  "The chain package knows the chain only.": [
    ["packages/chain/src/probe.ts", "packages/database/src/connection/connect"],
  ],
  "The wallet package is plain browser code.": [
    ["packages/wallet/src/probe.ts", "react"],
    ["packages/wallet/src/probe.ts", "viem"],
    ["packages/wallet/src/probe.ts", "packages/chain/src/read/probe"],
  ],
  "packages/chain is the only importer of viem.": [
    ["packages/database/src/probe.ts", "viem"],
    ["apps/web/app/transaction/probe.ts", "viem/accounts"],
    ["apps/web/app/screens/business/probe/probe.ts", "viem"],
  ],
  "The indexer knows no wallet.": [
    ["apps/indexer/src/probe.ts", "packages/wallet/src/state/wallet-state"],
  ],
  "ui knows no business word.": [
    ["apps/web/app/ui/probe.ts", "packages/domain/src/business/business"],
    ["apps/web/app/ui/forms/probe.tsx", "apps/web/app/features/shell/header"],
    ["apps/web/app/ui/probe.ts", "apps/web/app/session/nonce"],
  ],
  "No feature imports a feature.": [
    ["apps/web/app/features/probe/probe.ts", "apps/web/app/features/shell/header"],
    ["apps/web/app/features/wallet/demo/probe.tsx", "apps/web/app/features/wallets/probe"],
  ],
  "Only screens know screens.": [
    ["apps/web/app/features/probe/probe.ts", "apps/web/app/screens/marketing/home/home"],
    ["apps/web/app/market/probe.ts", "apps/web/app/screens/pay/pay"],
    ["apps/web/app/desk/screens/probe.ts", "apps/web/app/screens/pay/pay"],
  ],
  "Only the desk knows the desk.": [
    ["apps/web/app/screens/business/probe/probe.tsx", "apps/web/app/desk/screens/admin"],
    ["apps/web/app/features/probe/probe.ts", "apps/web/app/desk/features/age"],
    ["apps/web/app/market/probe.ts", "apps/web/app/desk/screens/market/desk"],
  ],
  "Features of the desk know no screen.": [
    ["apps/web/app/desk/features/probe.ts", "apps/web/app/desk/screens/admin"],
    ["apps/web/app/desk/features/list/probe.ts", "apps/web/app/desk/screens/market/desk"],
  ],
  "Session, transactions and wallet know no feature.": [
    ["apps/web/app/session/probe.ts", "apps/web/app/features/shell/header"],
    ["apps/web/app/transaction/engine/probe.ts", "apps/web/app/features/shell/header"],
  ],
  "No screen imports another audience's screen.": [
    ["apps/web/app/screens/business/probe/probe.tsx", "apps/web/app/screens/pay/pay"],
    ["apps/web/app/screens/pay/probe.ts", "apps/web/app/screens/payments/probe"],
  ],
  "Features and what they stand on never reach .server files from browser code.": [
    ["apps/web/app/features/probe/probe.tsx", "apps/web/app/services.server"],
    ["apps/web/app/wallet/probe.ts", "apps/web/app/services.server"],
  ],
  "Marketing pages never import the wallet.": [
    ["apps/web/app/screens/marketing/probe.ts", "apps/web/app/wallet/wallet-provider"],
    ["apps/web/app/screens/marketing/home/probe.tsx", "apps/web/app/features/wallet/wallet-button"],
  ],
};

/** Every form of an import statement. */
const statements: readonly ((specifier: string) => string)[] = [
  (from) => `import * as probe from "${from}";`,
  (from) => `import {\n  probe,\n} from "${from}";`,
  (from) => `import "${from}";`,
  (from) => `import type { Probe } from "${from}";`,
  (from) => `export * from "${from}";`,
  (from) => `export type { Probe } from "${from}";`,
  (from) => `const probe = await import("${from}");`,
  (from) => `const probe = lazy(() =>\n  import(\n    "${from}"\n  ));`,
  (from) => `type Probe = import("${from}").Probe;`,
];

/** Every form in which a file can name its target: a path from itself, the alias, the package. */
function specifiersOf(file: string, target: string): string[] {
  const away = relative(join(file, ".."), target);
  const path = away.startsWith(".") ? away : `./${away}`;
  if (target.startsWith("apps/web/test/"))
    return [`${path}.ts`, `${target.replace("apps/web/test", "#test")}.ts`];
  if (target.startsWith("apps/web/app/") && file.startsWith("apps/web/"))
    return [
      path,
      `${path}.tsx`,
      target.replace("apps/web/app", "~"),
      `${target.replace("apps/web/app", "~")}.ts`,
    ];
  if (!target.includes("/src/")) return /^(?:apps|packages)\//.test(target) ? [path] : [target];
  return [`${path}.ts`, target.replace(/^\w+\/(\w+)\/src/, "@tenora/$1")];
}

/** The same file as the server half of a screen and as a resource route. */
const kindsOf = (file: string, target: string) =>
  file.startsWith("apps/web/app/") && !target.endsWith(".server")
    ? [file, file.replace(/\.tsx?$/, ".server.ts"), file.replace(/\.tsx?$/, ".route.ts")]
    : [file];

describe("import rules", () => {
  test.each(Object.entries(forbidden))("%s, in every form", (sentence, pairs) => {
    const passed = pairs.flatMap(([probe, target]) =>
      kindsOf(probe, target).flatMap((file) =>
        specifiersOf(file, target).flatMap((specifier) =>
          statements
            .map((write) => write(specifier))
            .filter((source) => !brokenRules(file, source).some((one) => one.endsWith(sentence)))
            .map((source) => `${file}: ${source}`),
        ),
      ),
    );
    expect(passed).toEqual([]);
  });

  test("a worker's file is an import", () => {
    const source = 'new Worker(new URL("../../pay/x.worker.ts", import.meta.url))';
    expect(brokenRules("apps/web/app/screens/business/probe/probe.ts", source)).toHaveLength(1);
  });

  test("what is allowed passes", () => {
    const passes = (file: string, from: string) =>
      expect(brokenRules(file, `import "${from}"`)).toEqual([]);
    passes("apps/web/app/features/probe/probe.ts", "~/ui/button");
    passes("apps/web/app/features/probe/deep/probe.ts", "../probe.ts");
    passes("apps/web/app/features/probe/probe.route.ts", "~/services.server");
    passes("apps/web/app/screens/business/probe/probe.ts", "../portal/portal.tsx");
    passes("apps/web/app/screens/business/probe/probe.ts", "~/screens/business/portal/portal");
    passes("packages/database/src/probe.ts", "@tenora/domain/business/business");
    passes("packages/domain/src/probe.ts", "zod/mini");
    passes("apps/supervisor/src/probe.ts", "@tenora/demonstration/seed-history");
    passes("apps/web/server/demonstration/probe.ts", "@tenora/demonstration/papers/samples");
  });

  test("the project keeps all of them", () => {
    const files = production.flatMap((pattern) => globSync(pattern, { cwd: root }));
    expect(files.length).toBeGreaterThan(1_500);
    const broken = files
      .filter((file) => !isTest(file))
      .flatMap((file) => brokenRules(file, readFileSync(join(root, file), "utf8")));
    expect(broken).toEqual([]);
  });
});
