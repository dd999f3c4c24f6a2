// @module-tag S6
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { figure } from "../../../../bench/support/figure.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { everyResponse, missingHeaders } from "./every-response.ts";

const { url } = marketplace;

const everyKindOfAnswer = [
  ["a cached page", "/", 200],
  ["a page rendered for this request", "/admin", 200],
  ["a page that is not there", "/no/such/page", 404],
  ["data", "/config.json", 200],
  ["a refused document", "/documents/business-documents/nothing", 404],
  ["an asset", "/favicon.svg", 200],
  ["health", "/healthz", 200],
] as const;

describe("security headers", () => {
  test("are on every response of the route table, and on every rejection", async ({ task }) => {
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    const faults: string[] = [];
    const statuses = new Set<number>();
    let responses = 0;
    for (const person of [new Person(marketplace), op]) {
      for (const { what, ask } of everyResponse()) {
        const response = await ask(person);
        await response.body?.cancel();
        responses += 1;
        statuses.add(response.status);
        faults.push(...missingHeaders(response).map((fault) => `${what}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    const measured = `${responses}, statuses ${[...statuses].sort().join(" ")}`;
    task.meta.figures = [figure("responses with every header", measured, "all", true)];
  });

  test.each(everyKindOfAnswer)("are on %s", async (_what, path, status) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name);
    const policy = header("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe-inline");
    expect(header("x-content-type-options")).toBe("nosniff");
    expect(header("strict-transport-security")).toMatch(/max-age=\d{8}/);
    expect(header("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(header("permissions-policy")).toContain("camera=()");
    expect(header("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("a cached page's policy has the hash of each script that it runs, also when not modified", async () => {
    const first = await fetch(url);
    const html = await first.text();
    // JSON-LD is data, to which the policy does not apply.
    const scripts = [
      ...html.matchAll(/<script(?![^>]*\ssrc=|[^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(scripts.length).toBeGreaterThan(2);
    const policy = first.headers.get("content-security-policy");
    for (const [, code = ""] of scripts) {
      expect(policy).toContain(createHash("sha256").update(code).digest("base64"));
    }
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBe(policy);
  });

  test("a page rendered per request allows its scripts by a nonce that is used once", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${url}/admin`);
        const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "");
        const html = await response.text();
        const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)];
        for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce?.[1]}"`);
        return nonce?.[1];
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test("pages are compressed, and a trailing slash redirects to the page without", async () => {
    const page = await fetch(url, { headers: { "accept-encoding": "br" } });
    expect(page.headers.get("content-encoding")).toBe("br");
    const slashed = await fetch(`${url}/business/?x=1`, { redirect: "manual" });
    expect(slashed.status).toBe(308);
    expect(slashed.headers.get("location")).toBe("/business?x=1");
  });

  test.each(["//", "/%5C", "/%5c%5c", "//%5C/%5c", "/%09/", "/%0a/", "/%0d%0a/", "/%2e/%2f"])(
    "a trailing slash after %s redirects to no other site",
    async (start) => {
      for (const path of [`${start}evil.example/`, start, `${start}/`]) {
        const answer = await fetch(url + path, { redirect: "manual" });
        expect(answer.status, path).toBeLessThan(500);
        const location = answer.headers.get("location");
        if (!path.endsWith("/")) continue;
        expect(location, path).not.toBeNull();
        expect(new URL(location ?? "", url).origin, path).toBe(url);
        expect(location?.slice(1), path).not.toMatch(/^(\/|\\|%5c)/i);
      }
    },
  );
});
