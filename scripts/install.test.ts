import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installWhatIsMissing } from "./install.mjs";

// The real npm, in a project whose packages are folders of its own.

let root: string;
const isInstalled = (name: string) => existsSync(join(root, "node_modules", name, "package.json"));
const stamp = () => readFileSync(join(root, "node_modules/.installed-for"), "utf8");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tenora-install-"));
  for (const name of ["hono", "vitest"]) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
  }
  const links = {
    dependencies: { hono: "file:hono" },
    devDependencies: { vitest: "file:vitest" },
  };
  const packages = {
    "": { name: "project", ...links },
    hono: { version: "1.0.0" },
    vitest: { version: "1.0.0", dev: true },
    "node_modules/hono": { resolved: "hono", link: true },
    "node_modules/vitest": { resolved: "vitest", link: true, dev: true },
  };
  writeFileSync(join(root, "package.json"), JSON.stringify({ name: "project", ...links }));
  const lock = { name: "project", lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify(lock));
});
afterEach(() => rmSync(root, { recursive: true }));

test("install: a start on a fresh machine installs no test tools", async () => {
  await installWhatIsMissing(root, false);
  expect([isInstalled("hono"), isInstalled("vitest")]).toEqual([true, false]);
  expect(stamp()).not.toMatch(/everything$/);
});

test("install: a start keeps test tools that are installed already", async () => {
  await installWhatIsMissing(root, true);
  // As after a plain `npm install`, which leaves no stamp.
  rmSync(join(root, "node_modules/.installed-for"));
  await installWhatIsMissing(root, false);
  expect([isInstalled("hono"), isInstalled("vitest")]).toEqual([true, true]);
  expect(stamp()).toMatch(/everything$/);
});

test("install: the tests install their tools after a start did without", async () => {
  await installWhatIsMissing(root, false);
  await installWhatIsMissing(root, true);
  expect(isInstalled("vitest")).toBe(true);
});
