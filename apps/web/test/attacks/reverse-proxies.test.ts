import { freePort } from "@tenora/embedded/free-port";
import { findHaproxy } from "@tenora/testing/servers/debian-programs";
import { type RunningProxy, startHaproxy } from "@tenora/testing/servers/haproxy";
import { samplePdfOfSize } from "@tenora/testing/uploads/sample-documents";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { adminActions } from "../admin/access/admin-actions.ts";
import { adminWriteEndpoints } from "../admin/access/admin-write-endpoints.ts";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";
import { isSignedIn, signInByForm, signOutByForm } from "../support/sign-in/admin-sign-in-form.ts";
import { type RewritingProxy, startRewritingProxy } from "./rewriting-proxy.ts";

// PUBLIC_URL is https://…, and requests reach the web process over HTTP and at whatever address a proxy
// gives them: every form and every action has to work, and a foreign Origin has to be rejected.

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];

const program = findHaproxy();
if (program === null) {
  console.warn("SKIPPED: forms and actions behind HAProxy. On Debian: apt-get install haproxy.");
}
let haproxy: RunningProxy | null = null;
let publicUrl = "https://localhost:8443";
let inner = "";
const webs: WebProcess[] = [];
const proxies: RewritingProxy[] = [];

beforeAll(async () => {
  const ports = [await freePort(), await freePort()] as const;
  if (program !== null) {
    haproxy = await startHaproxy(program, ports);
    publicUrl = haproxy.url;
  }
  for (const port of ports) webs.push(await startWeb(marketplace, { publicUrl, port }));
  await haproxy?.untilAllServe();
  inner = `http://127.0.0.1:${ports[0]}`;
});
afterAll(async () => {
  await haproxy?.stop();
  for (const one of proxies) await one.stop();
  for (const one of webs) await one.kill();
  await owner.end();
});

/** The way requests take: resolves with the address at which this proxy listens. */
interface Way {
  readonly name: string;
  readonly isHere: boolean;
  readonly start: () => Promise<string>;
}

async function rewriting(headers: Readonly<Record<string, string>>): Promise<string> {
  const proxy = await startRewritingProxy(inner, headers);
  proxies.push(proxy);
  return proxy.url;
}

const ways: readonly Way[] = [
  { name: "HAProxy with TLS", isHere: program !== null, start: async () => publicUrl },
  {
    name: "a proxy that sends the inner address as Host",
    isHere: true,
    start: () => rewriting({ host: new URL(inner).host }),
  },
  {
    name: "a proxy that sends X-Forwarded-Host: evil.example",
    isHere: true,
    start: () =>
      rewriting({
        host: new URL(publicUrl).host,
        forwarded: "host=evil.example;proto=http",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "http",
      }),
  },
];

/** Every writing route of the admins with its method and ids of things that are not there. */
const actions = adminWriteEndpoints().flatMap((serverUrl) => {
  const [method = "", pattern = ""] = serverUrl.includes(" ")
    ? serverUrl.split(" ")
    : ["POST", serverUrl];
  const path = pattern.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000");
  // Signing out has a test of its own; the others need the session.
  if (serverUrl === "DELETE /api/admin/session") return [];
  return [path, `${path}.data`].map((address) => ({ method, address }));
});

describe.each(ways)("behind $name", ({ name, isHere, start }) => {
  const place = async () => ({ ...marketplace, url: publicUrl, serverUrl: await start() });
  const signedIn = async (): Promise<Person> => {
    const op = new Person(await place());
    expect((await signInByForm(op, marketplace.admin)).status).toBe(200);
    return op;
  };
  const check = test.skipIf(!isHere);

  check("an admin signs in and out by the forms of the portal, with __Host- cookies", async () => {
    const op = new Person(await place());
    const wrong = await signInByForm(op, { ...marketplace.admin, password: "not the password" });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain("Invalid credentials or not an admin user");
    const right = await signInByForm(op, marketplace.admin);
    expect(right.status).toBe(200);
    expect(right.headers.get("strict-transport-security")).toMatch(/^max-age=31536000;/);
    const cookies = right.headers.getSetCookie();
    expect(cookies.map((one) => one.split("=")[0]).sort()).toEqual([
      "__Host-tenora.admin",
      "__Host-tenora.admin-browser",
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/Path=\/;.*HttpOnly;.*SameSite=Lax/);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/);
    expect(await isSignedIn(op)).toBe(true);
    const out = await signOutByForm(op);
    expect(out.status).toBe(202);
    expect(await out.text()).toContain('"/admin"');
    expect(await isSignedIn(op)).toBe(false);
  });

  check("every admin action route answers as it does at the plain address", async () => {
    const op = await signedIn();
    const atPlainAddress = new Person(marketplace);
    expect((await atPlainAddress.signInAsAdmin()).status).toBe(200);
    expect(actions.length).toBeGreaterThan(40);
    const outcome = async (person: Person, { method, address }: (typeof actions)[number]) => {
      const answer = await person.post(address, {}, method);
      const text = (await answer.text()).replace(
        /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
        "id",
      );
      // Successful bodies differ by time; failures must have the same reason.
      return `${method} ${address}: ${answer.status}${answer.ok ? "" : ` ${text}`}`;
    };
    for (const action of actions) {
      expect(await outcome(op, action)).toBe(await outcome(atPlainAddress, action));
    }
  });

  // At one of them: that every route answers alike behind each, the test above says.
  if (name === ways[0]?.name)
    check("every act of the audit log can be done", async () => {
      for (const { action, run } of await adminActions(await place(), ask)) {
        await run().catch((error: Error) => {
          throw new Error(`${action}: ${error.message}`);
        });
      }
    });

  check("a certificate of five megabytes arrives, and the wallet's owner signs out", async () => {
    const ada = new Person(await place());
    expect((await ada.signInWithWallet()).ok).toBe(true);
    const registrationCertificate = pdfFile(samplePdfOfSize(5 * 1024 * 1024));
    const form = onboardingForm(ada.wallet, { registrationCertificate });
    expect((await ada.submit(form)).status).toBe(201);
    const own = async () => (await ada.fetch("/api/business/own")).text();
    expect(await own()).toContain("Ada Trading Pte Ltd");
    expect((await ada.post("/api/wallet/sign-out", {})).ok).toBe(true);
    expect(await own()).not.toContain("Ada Trading Pte Ltd");
  });

  check("a foreign Origin is refused at every admin action route", async () => {
    const op = new Person(await place());
    expect((await op.signInAsAdmin()).status).toBe(200);
    const { hostname, port } = new URL(publicUrl);
    const foreign = [
      "https://evil.example",
      inner,
      publicUrl.replace("https:", "http:"),
      `https://${hostname}:${Number(port) + 1}`,
      `https://${hostname}`,
      `https://${hostname.toUpperCase()}:${port}`,
      `${publicUrl}/`,
      `${publicUrl}.evil.example`,
      "null",
      "",
    ];
    const accepted: string[] = [];
    for (const { method, address } of actions) {
      for (const origin of foreign) {
        const answer = await op.fetch(address, {
          method,
          headers: { origin, "content-type": "application/json" },
          body: "{}",
        });
        await answer.body?.cancel();
        if (answer.status !== 403) accepted.push(`${origin}: ${method} ${address}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  check("a redirect and a page name no address but the public one", async () => {
    const visitor = new Person(await place());
    const redirect = await visitor.fetch("/about/?x=1");
    expect([redirect.status, redirect.headers.get("location")]).toEqual([308, "/about?x=1"]);
    for (const path of ["/about", "/admin", "/no/such/page", "/sitemap.xml"]) {
      const text = await (await visitor.fetch(path)).text();
      expect(text, path).not.toContain(new URL(inner).host);
      expect(text, path).not.toContain("evil.example");
    }
    expect(await (await visitor.fetch("/about")).text()).toContain(`${publicUrl}/about`);
  });
});
