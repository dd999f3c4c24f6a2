import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { areas, touchedTests } from "./touched-tests.ts";

const tests = new Map([
  ["e2e/admin/reviews-businesses.spec.ts", `import { test } from "../support/test.ts";`],
  ["e2e/business/onboards-and-is-approved.spec.ts", `import { fill } from "../support/form.ts";`],
  ["e2e/specification/every-page.spec.ts", ""],
  ["e2e/support/form.ts", `import { pdf } from "@tenora/testing/pdf/write-pdf";`],
  ["e2e/support/test.ts", ""],
  ["packages/testing/src/pdf/write-pdf.ts", ""],
  ["apps/web/test/admin/audit-log.test.ts", ""],
  ["apps/web/test/http/rate-limits.test.ts", ""],
  ["apps/web/test/security/secrets.test.ts", ""],
]);
const touched = (...changed: string[]) => touchedTests(changed, tests);

test("test:changed: a view runs the journeys of its portal and the walk through every page", () => {
  expect(touched("apps/web/app/desk/screens/requests/request/request.tsx")).toEqual({
    server: [],
    journeys: ["e2e/admin/reviews-businesses.spec.ts", "e2e/specification/every-page.spec.ts"],
  });
});

test("test:changed: a loader also runs the server tests of its portal", () => {
  expect(touched("apps/web/app/desk/screens/audit/audit.server.ts").server).toEqual([
    "apps/web/test/admin/audit-log.test.ts",
  ]);
});

test("test:changed: server code runs the tests of its noun and those of security", () => {
  expect(touched("apps/web/server/rate-limit/rate-limiter.ts").server).toEqual([
    "apps/web/test/http/rate-limits.test.ts",
    "apps/web/test/security/secrets.test.ts",
  ]);
});

test("test:changed: a test tool runs the journeys that import it, however indirectly", () => {
  expect(touched("packages/testing/src/pdf/write-pdf.ts").journeys).toEqual([
    "e2e/business/onboards-and-is-approved.spec.ts",
  ]);
});

test("test:changed: a changed test runs itself, documentation runs nothing", () => {
  const file = "apps/web/test/http/rate-limits.test.ts";
  expect(touched(file, "docs/glossary.md", "apps/web/app/ui/button.test.ts")).toEqual({
    server: [file],
    journeys: [],
  });
});

test("test:changed: every test that an area names exists", () => {
  const named = areas.flatMap(({ server = [], journeys = [] }) => [...server, ...journeys]);
  const root = resolve(import.meta.dirname, "../..");
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
