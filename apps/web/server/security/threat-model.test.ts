import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import type { Rate, RouteHandle } from "../../app/http/route-handle.ts";
import routes from "../../app/routes.ts";
import { publicAdminRoutes } from "../../test/admin/access/admin-routes.ts";

// The users, limits and tests of each resource route, read from the code. The table is
// written to test-results/routes.md; docs/threat-model.md has what no route says.

const root = resolve(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");
const handles = import.meta.glob<RouteHandle | undefined>("../../app/**/*.route.ts", {
  eager: true,
  import: "handle",
});
const testFiles = globSync(
  ["{apps,packages,scripts}/**/*.test.{ts,tsx}", "apps/web/test/**/*.ts", "e2e/**/*.ts"],
  { cwd: root, exclude: (name) => ["node_modules", "build"].includes(basename(name)) },
).map((file) => ({ file, text: read(file) }));

interface ResourceRoute {
  readonly address: string;
  readonly file: string;
  /** What its comments say of its methods. */
  readonly comment: string;
}

const resourceRoutes = (routes as readonly RouteConfigEntry[])
  .filter(({ file }) => file.endsWith(".route.ts"))
  .map(({ path = "", file }): ResourceRoute => {
    const comments = read(`apps/web/app/${file}`).match(/^\/\*\*[\s\S]*?\*\//gm) ?? [];
    const ofMethods = comments.filter((one) => /\b(GET|POST|PUT|DELETE)\b|Every other/.test(one));
    const words = ofMethods.map((one) => one.replaceAll(/^\/\*\*| ?\*\/$|^ \* ?/gm, "").trim());
    return { address: `/${path}`, file, comment: words.join(" ").replaceAll("\n", " ") };
  });

function who({ address, file }: ResourceRoute): string {
  const open = publicAdminRoutes[address];
  if (address.startsWith("/api/admin/")) return open ? `everyone: ${open}` : "admins";
  const isMember = /memberAction|memberLoader|asMember|requireSession|walletSessions|openUpload/;
  return isMember.test(read(`apps/web/app/${file}`)) ? "the proven wallet" : "everyone";
}

function limitsOf({ file }: ResourceRoute): string {
  const limits = Object.entries(handles[`../../app/${file}`]?.rateLimits ?? {});
  const spoken = ({ most, seconds }: Rate) => `${most} in ${seconds / 60} min`;
  return limits
    .map(([method, { perAddress, perAccount }]) => {
      const account = perAccount ? `, per account ${spoken(perAccount)}` : "";
      return `${method} ${spoken(perAddress)}${account}`;
    })
    .join("; ");
}

/** The files that request an address, by the whole of it or, where they compose it, by its end. */
function testsOf(address: string): string[] {
  const pattern = address.replaceAll(/:\w+|\*/g, "(\\$\\{[^}]*\\}|[^/\\s\"'`]+)");
  const end = /\/[^/]*(?:\/\([^/]*\/[^/]*)?$/.exec(pattern)?.[0] ?? pattern;
  const requestedBy = (spelling: string) => {
    const asked = new RegExp(`${spelling}(?![\\w/-])`);
    return testFiles.filter(({ text }) => asked.test(text)).map(({ file }) => file);
  };
  const whole = requestedBy(pattern);
  return whole.length > 0 ? whole : requestedBy(`[}"'\`]/?${end.slice(1)}`);
}

/** What the server mounts beside the route table, as "GET /healthz". */
const mounted = globSync("apps/web/server/**/*.ts", { cwd: root })
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => [...read(file).matchAll(/\bapp\.(get|post)\("(\/[\w./:-]+)"/g)])
  .map(([, method = "", path = ""]) => ({ method: method.toUpperCase(), path }));

describe("the routes of the code", () => {
  test.each(resourceRoutes)(
    "$address says of its methods who may do what, and a test requests it",
    (route) => {
      expect(route.comment).not.toBe("");
      expect(testsOf(route.address)).not.toEqual([]);
    },
  );

  test.each(mounted)(
    "$method $path, beside the route table, is requested by a test",
    ({ path }) => {
      expect(testsOf(path)).not.toEqual([]);
    },
  );

  test("their table is written to test-results/routes.md", () => {
    expect(resourceRoutes.length).toBeGreaterThan(100);
    const rows = resourceRoutes.map((route) =>
      [
        `## ${route.address}`,
        `- ${who(route)}: ${route.comment}`,
        `- Limits: ${limitsOf(route) || "the default"}`,
        `- Tests: ${testsOf(route.address).join(", ")}`,
      ].join("\n"),
    );
    const others = mounted.map(
      ({ method, path }) => `## ${method} ${path}\n- Tests: ${testsOf(path).join(", ")}`,
    );
    mkdirSync(resolve(root, "test-results"), { recursive: true });
    writeFileSync(
      resolve(root, "test-results/routes.md"),
      `${[...rows, ...others].join("\n\n")}\n`,
    );
  });
});

describe("the threat model", () => {
  const quoted = [...read("docs/threat-model.md").matchAll(/`([^`]+)`/g)].map(
    ([, text = ""]) => text,
  );

  test("names only tests that exist", () => {
    const files = testFiles.map(({ file }) => `/${file}`);
    const named = quoted.filter((text) => /\.(test|spec)\.tsx?$/.test(text));
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((one) => !files.some((file) => file.endsWith(`/${one}`)))).toEqual([]);
  });
});
