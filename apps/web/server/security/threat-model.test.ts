import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import type { RouteHandle } from "../../app/http/route-handle.ts";
import routes from "../../app/routes.ts";
import { publicAdminRoutes } from "../../test/admin/admin-routes.ts";
import { publicPages } from "../page-cache/page-cache.ts";

// Every endpoint has a row in docs/threat-model.md: who may pass, what stops the others, and which test
// proves it.

const root = resolve(import.meta.dirname, "../../../..");
const model = readFileSync(resolve(root, "docs/threat-model.md"), "utf8");
const quoted = (text = "") => [...text.matchAll(/`([^`]+)`/g)].map(([, words = ""]) => words);

const tables = [...model.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1)),
);
const rows = tables.flatMap(([, , ...rest]) => rest);
/** The addresses in the first column, as patterns: `{id}` for one segment, `*` for any rest. */
const addressesOf = (endpoint = "") =>
  quoted(endpoint).flatMap((words) => spelledOut(words.replace(/^[A-Z]+ /, "")));
const named = rows.flatMap(([endpoint]) => addressesOf(endpoint));
const covers = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, "[^/]+").replace(/\/\*$/, "(/.*)?")}$`).test(path);

/** `/a/{b,c}` as two addresses. */
function spelledOut(pattern: string): string[] {
  if (!pattern.startsWith("/")) return [];
  const choice = /\{(\w+(?:,\w+)+)\}/.exec(pattern);
  const words = choice?.[1]?.split(",") ?? [];
  return choice ? words.map((word) => pattern.replace(choice[0], word)) : [pattern];
}

/** The addresses of the route table, with `x` for each parameter. */
const inRouteTable = (entries: readonly RouteConfigEntry[] = routes, above = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const here = [above, path].filter(Boolean).join("/");
    return [`/${here.replaceAll(/:\w+/g, "x")}`, ...inRouteTable(children, here)];
  });

/** The addresses that the server mounts besides the route table, read from its code. */
const mounted = globSync("apps/web/server/**/*.ts", { cwd: root })
  .map((file) => readFileSync(resolve(root, file), "utf8"))
  .filter((code) => /\bapp\.(get|post|put|patch|delete|all)\(/.test(code))
  .flatMap((code) => [...code.matchAll(/"(\/[\w./:*-]+)"/g)].map(([, path = ""]) => path))
  .map((path) => path.replaceAll(/:\w+|\*/g, "x"));

const handles = import.meta.glob<RouteHandle | undefined>("../../app/**/*.route.ts", {
  eager: true,
  import: "handle",
});

/** The rate limits of the route table, as `address` and as the rates that its row may state. */
const limited = (routes as readonly RouteConfigEntry[]).flatMap(({ path, file }) => {
  const limits = Object.values(handles[`../../app/${file}`]?.rateLimits ?? {});
  const rates = limits.flatMap(({ perAddress, perAccount }) =>
    [perAddress, perAccount ?? []].flat(),
  );
  const stated = rates.flatMap(({ most, seconds }) =>
    seconds === 3_600 ? [`${most}/h`] : [`${most} in ${seconds / 60} min`],
  );
  return limits.length > 0 ? [{ path: `/${path?.replaceAll(/:\w+/g, "x")}`, stated }] : [];
});

/** Mounted by React Router itself, for lazy route discovery. */
const ofTheRouter = ["/__manifest"];
const isPublicPage = (path: string) => publicPages.has(path) || /^\/insights(\/x)?$/.test(path);
const endpoints = [...new Set([...inRouteTable(), ...mounted, ...ofTheRouter])].filter(
  (path) => path !== "/*" && !isPublicPage(path),
);

describe("threat model: the table of endpoints", () => {
  test("is parsed, and so are the endpoints of the code", () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(named.length).toBeGreaterThan(40);
    expect(mounted).toEqual(expect.arrayContaining(["/readyz", "/documents/x/x", "/sitemap.xml"]));
    expect(endpoints.length).toBeGreaterThan(60);
    expect(limited.length).toBeGreaterThanOrEqual(11);
  });

  test.each(endpoints)("names %s", (path) => {
    const patterns = named.filter((pattern) => covers(pattern, path));
    // An API endpoint has a row of its own; so has a public one below an admin prefix.
    const isByItself = path.startsWith("/api/") || path in publicAdminRoutes;
    expect(patterns.filter((one) => !isByItself || !one.endsWith("*"))).not.toEqual([]);
  });

  test("names no API endpoint that does not exist", () => {
    const others = named.filter((one) => one.startsWith("/api/") && !one.endsWith("*"));
    expect(others.filter((one) => !endpoints.some((path) => covers(one, path)))).toEqual([]);
  });

  test.each(limited)("states the limits of $path as they are", ({ path, stated }) => {
    const its = rows.filter(([endpoint]) =>
      addressesOf(endpoint).some((pattern) => !pattern.endsWith("*") && covers(pattern, path)),
    );
    const found = its.flatMap((cells) => cells.join().match(/\d+\/h|\d+ in \d+ min/g) ?? []);
    expect(found.filter((rate) => !stated.includes(rate))).toEqual([]);
  });

  test("has a heading, four columns, and in each row a test that exists", () => {
    const files = globSync(["{apps,packages,scripts}/**/*.test.ts", "e2e/**/*.spec.ts"], {
      cwd: root,
      exclude: (name) => ["node_modules", "build"].includes(basename(name)),
    });
    for (const [heading, line] of tables) {
      expect(heading?.[0]?.trim()).toBe("endpoint");
      expect(line?.every((cell) => /^\s*-+\s*$/.test(cell))).toBe(true);
    }
    for (const cells of rows) {
      const tests = quoted(cells[3]).filter((words) => /\.(test|spec)\.ts$/.test(words));
      expect(cells.length, cells[0]).toBe(4);
      expect(tests, cells[0]).not.toEqual([]);
      for (const one of tests) {
        expect(
          files.some((file) => `/${file}`.endsWith(`/${one}`)),
          `${cells[0]}: ${one}`,
        ).toBe(true);
      }
    }
  });
});
