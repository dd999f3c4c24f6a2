import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import type { RouteHandle } from "../../app/http/route-handle.ts";
import routes from "../../app/routes.ts";
import { publicAdminRoutes } from "../../test/admin/admin-routes.ts";
import { publicPages } from "../page-cache/page-cache.ts";

// Every route has an entry in docs/threat-model.md: who has access, what protects it, and which tests
// prove that.

const root = resolve(import.meta.dirname, "../../../..");
const model = readFileSync(resolve(root, "docs/threat-model.md"), "utf8");
const quoted = (text = "") => [...text.matchAll(/`([^`]+)`/g)].map(([, words = ""]) => words);

const fields = ["Access", "Protection", "Tests"] as const;
interface Entry extends Readonly<Record<(typeof fields)[number] | "Routes", string>> {
  readonly title: string;
}

/** Each `###` heading is an entry; each bullet below it that begins with a word and a colon is a field. */
const entries = model
  .split(/^(?=#{2,3} )/m)
  .filter((section) => section.startsWith("### "))
  .map((section): Entry => {
    const [title = "", ...bullets] = section.slice("### ".length).split(/^- (?=\w+: )/m);
    const pairs = bullets.map((bullet) => bullet.split(/: (.*)/s));
    const given = Object.fromEntries(pairs.map(([field = "", text = ""]) => [field, text.trim()]));
    return { Routes: "", Access: "", Protection: "", Tests: "", ...given, title: title.trim() };
  });
/** Their addresses as patterns: `{id}` for one segment, `*` for all that follows. */
const addressesOf = ({ Routes }: Entry) =>
  quoted(Routes).flatMap((words) => spelledOut(words.replace(/^[A-Z]+ /, "")));
const named = entries.flatMap(addressesOf);
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

describe("the threat model", () => {
  test("is parsed, and so are the endpoints of the code", () => {
    expect(entries.length).toBeGreaterThan(40);
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
    const its = entries.filter((entry) =>
      addressesOf(entry).some((pattern) => !pattern.endsWith("*") && covers(pattern, path)),
    );
    const found = its.flatMap(
      ({ Access, Protection }) => `${Access} ${Protection}`.match(/\d+\/h|\d+ in \d+ min/g) ?? [],
    );
    expect(found.filter((rate) => !stated.includes(rate))).toEqual([]);
  });

  test("says in each entry who has access, what protects it, and which tests exist", () => {
    const files = globSync(["{apps,packages,scripts}/**/*.test.ts", "e2e/**/*.spec.ts"], {
      cwd: root,
      exclude: (name) => ["node_modules", "build"].includes(basename(name)),
    });
    for (const entry of entries) {
      for (const field of fields) expect(entry[field], `${entry.title}: ${field}`).not.toBe("");
      const tests = quoted(entry.Tests).filter((words) => /\.(test|spec)\.ts$/.test(words));
      expect(tests, entry.title).not.toEqual([]);
      for (const one of tests) {
        expect(
          files.some((file) => `/${file}`.endsWith(`/${one}`)),
          `${entry.title}: ${one}`,
        ).toBe(true);
      }
    }
  });
});
