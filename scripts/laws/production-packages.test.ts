import { expect, test } from "vitest";
import { productionPackages, thirdPartyNotices } from "../../apps/web/vite/third-party-notices.ts";

const packages = productionPackages();
const named = (pattern: RegExp) => packages.filter(({ name }) => pattern.test(name));

test("production packages: package-lock.json has no test, lint or contract tools among them", () => {
  const tools =
    /^(@playwright\/|playwright|@?vitest|@testing-library\/|jsdom|@axe-core\/|smtp-server|lighthouse|autocannon|fast-check|typescript$|@biomejs\/|knip|solc|solhint|@foundry-rs\/forge|kysely-codegen)/;
  expect(packages.length).toBeGreaterThan(200);
  expect(named(tools)).toEqual([]);
});

/** Licences that let us redistribute without opening our own code. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT OR Apache-2.0",
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

test("production packages: every licence is permissive, none is GPL, AGPL or BUSL", () => {
  expect(packages.filter(({ license }) => !permissive.has(license))).toEqual([]);
});

test("third-party notices: name every production package with its version and licence", () => {
  const notices = thirdPartyNotices(packages);
  for (const { name, version, license } of packages) {
    expect(notices).toContain(`\n${name} ${version} (${license})\n`);
  }
  expect(notices).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  expect(notices).toContain("SIL OPEN FONT LICENSE");
  expect(notices).toContain("UNICODE LICENSE V3");
});
