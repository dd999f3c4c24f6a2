import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { startWebFromSources, type WebFromSources } from "./web-from-sources.ts";

const { web } = marketplace;
const root = resolve(import.meta.dirname, "../../../..");
let sources: WebFromSources;

beforeAll(async () => {
  sources = await startWebFromSources(web);
});
afterAll(() => sources?.stop());

const read = async (path: string) => (await fetch(sources.url + path)).text();
const component = "app/screens/marketing/about/about.tsx";

/** Resolves with the first message of Vite's web socket, on the server's own port, that matches. */
async function hotUpdate(pattern: RegExp): Promise<{ readonly received: Promise<string> }> {
  const [, token] = /wsToken = "([^"]+)"/.exec(await read("/@vite/client")) ?? [];
  const address = `${sources.url.replace("http", "ws")}/?token=${token}`;
  const socket = new WebSocket(address, "vite-hmr");
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const opened = Promise.withResolvers<void>();
  socket.onerror = () => reject(new Error("The web socket was not opened"));
  socket.onmessage = ({ data }) => {
    if (String(data).includes('"connected"')) opened.resolve();
    if (!pattern.test(String(data))) return;
    socket.close();
    resolve(String(data));
  };
  await Promise.race([opened.promise, promise]);
  return { received: promise };
}

test("npm run dev: a changed component reaches the browser and the next page", async () => {
  expect(await read("/about")).toContain("Work done should not wait");
  // As a browser does: Vite sends updates of modules that were loaded.
  await read(`/${component}`);
  const { received } = await hotUpdate(/"update".*about\.tsx/);
  sources.edit(component, "Work done should not wait", "Hot reload works");
  expect(await received).toContain(`/${component}`);
  await expect.poll(() => read("/about")).toContain("Hot reload works");
});

test("npm run dev: changed server code answers the next request", async () => {
  expect(await read("/.well-known/security.txt")).toContain("Languages: en");
  sources.edit("server/feeds/security-text.ts", "Languages: en", "Languages: cy");
  await expect.poll(() => read("/.well-known/security.txt")).toContain("Languages: cy");
});

test("npm run dev: pages keep the content policy but for styles and the web socket", async () => {
  const [built, fromSources] = await Promise.all(
    [web.publicUrl, sources.url].map(async (url) => {
      const { headers } = await fetch(`${url}/admin/sign-in`);
      return (headers.get("content-security-policy") ?? "").replace(/'nonce-[^']+'/, "'nonce'");
    }),
  );
  const socket = sources.url.replace("http", "ws");
  expect(fromSources?.split("; ").filter((rule) => !built?.includes(rule))).toEqual([
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${socket}`,
  ]);
  expect(fromSources?.split("; ")).toHaveLength(built?.split("; ").length ?? 0);
});

test("npm run dev: Vite serves nothing beside sources and packages, so no data folder", async () => {
  const { status } = await fetch(`${sources.url}/@fs${root}/package-lock.json`);
  expect(status).toBe(403);
});

test("npm run dev: what Vite serves carries the server's security headers", async () => {
  const { headers } = await fetch(`${sources.url}/@vite/client`);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});
