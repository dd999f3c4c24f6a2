import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import type { Person } from "../support/people/person.ts";

interface Answer {
  readonly what: string;
  readonly ask: (person: Person) => Promise<Response>;
}

/** Every path of the route table, with `value` in the place of its parameters. */
export function everyPath(value?: string): string[] {
  const flatten = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path = "", children = [] }) => {
      const here = [above, path].filter(Boolean).join("/");
      return [`/${here}`, ...flatten(children, here)];
    });
  return [...new Set(flatten(routes, ""))].map((path) =>
    path
      .replace("*", "no/such/page")
      .replace(":address", value ?? `0x${"ab".repeat(20)}`)
      .replace(/:\w+/g, value ?? crypto.randomUUID()),
  );
}

/** Every address of the route table, read and written to, and the answers that no route gives. */
export function everyResponse(): readonly Answer[] {
  const paths = everyPath();
  const others = [
    ...["/healthz", "/readyz", "/config.json", "/favicon.svg", "/assets/no-such-file.js"],
    ...["/documents/business-documents/nothing", "/documents/x/y?expires=1&signature=x"],
    ...["/robots.txt", "/sitemap.xml", "/insights/rss.xml", "/insights/atom.xml", "/og/home.jpg"],
    ...[
      "/insights/covers/nothing",
      "/rewards/pictures/nothing",
      "/__manifest",
      "/dev",
      "/admin/",
      "/%ff",
      "/.env",
      "/.well-known/security.txt",
    ],
  ];
  const get = (path: string): Answer => ({
    what: `GET ${path}`,
    ask: (person) => person.fetch(path),
  });
  const post = (path: string, headers: Record<string, string>, body: string): Answer => ({
    what: `POST ${path} ${JSON.stringify(headers).slice(0, 60)}`,
    ask: (person) => person.fetch(path, { method: "POST", headers, body }),
  });
  const json = { "content-type": "application/json" };
  return [
    ...paths.flatMap((path) => [get(path), get(`${path === "/" ? "/_root" : path}.data`)]),
    ...others.map(get),
    ...paths.filter((path) => path.startsWith("/api/")).map((path) => post(path, json, "{")),
    post("/api/wallet/sign-in", { ...json, origin: "https://evil.example" }, "{}"),
    post("/api/wallet/sign-in", json, "x".repeat(70_000)),
    post("/", json, "{}"),
  ];
}

/** Which of the protecting headers an answer lacks, in words; none when it has them all. */
export function missingHeaders({ headers }: Response): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  const wanted: Record<string, boolean> = {
    "a content policy": policy.includes("default-src 'none'"),
    "scripts without unsafe-*": !scripts.includes("unsafe"),
    "styles without unsafe-inline in elements":
      !/style-src(-elem)? [^;]*unsafe/.test(policy) || policy.includes("sandbox"),
    "frame-ancestors": policy.includes("frame-ancestors 'none'"),
    HSTS: /max-age=\d{8}/.test(headers.get("strict-transport-security") ?? ""),
    nosniff: headers.get("x-content-type-options") === "nosniff",
    "a referrer policy": headers.get("referrer-policy") === "strict-origin-when-cross-origin",
    "a permissions policy": headers.get("permissions-policy")?.includes("camera=()") === true,
    "a request id": /^[0-9a-f-]{36}$/.test(headers.get("x-request-id") ?? ""),
  };
  return Object.entries(wanted).flatMap(([what, is]) => (is ? [] : [what]));
}
