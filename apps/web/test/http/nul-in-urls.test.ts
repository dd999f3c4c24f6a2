import { expect, test } from "vitest";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { everyPath } from "../security/every-response.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// PostgreSQL rejects a NUL in a text: a query with one fails, and each failure is a line in the log.
test("NUL in a URL: no endpoint answers with a server error, and nothing is logged as error", async () => {
  const web = await startWeb(marketplace, { logLevel: "trace" }, "pipe");
  let text = "";
  for (const stream of [web.child.stdout, web.child.stderr]) {
    stream?.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
  }
  const ada = new Person(web.marketplace);
  await ada.signInWithWallet();
  const op = new Person(web.marketplace);
  await op.signInAsAdmin();
  const paths = [
    ...everyPath("%00").filter((path) => path.includes("%00")),
    ...everyPath("a%00b").flatMap((path) => [`${path}?search=%00&q=a%00b&after=%00&cover=%00`]),
    ...["/%00", "/%00/", "/og/%00.jpg", "/og/insights/%00.jpg", "/assets/%00.js", "/%2500"],
    ...[
      "/rewards/pictures/%00",
      "/campaigns/pictures/%00",
      "/insights/covers/%00",
      "/insights/covers/%00.png",
      "/documents/business-documents/%00",
    ],
    ...["/insights/a%00b.data", "/insights/A", "/insights/%ff", "/insights/a?x=%00"],
  ];
  const faults: string[] = [];
  for (const person of [ada, op]) {
    for (const path of paths) {
      const answer = await person.fetch(path);
      await answer.body?.cancel();
      if (answer.status >= 500) faults.push(`GET ${path}: ${answer.status}`);
    }
    for (const path of everyPath("%00").filter((one) => one.startsWith("/api/"))) {
      // Signing in as admin is the one endpoint that reads a form.
      const answer = path.endsWith("/admin/session")
        ? await person.fetch(path, { method: "POST", body: new URLSearchParams(nulEverywhere) })
        : await person.post(path, nulEverywhere);
      if (answer.status >= 500) faults.push(`POST ${path}: ${answer.status}`);
    }
  }
  const ended = new Promise((done) => web.child.once("close", done));
  web.child.kill("SIGTERM");
  await ended;
  expect(faults).toEqual([]);
  expect(errorsIn(text)).toEqual([]);
});

test.each([
  ...["/%ff", "/insights/%ff", "/insights/a%00", "/exchange/%ff", "/b/%ff", "/b/100%", "/pay/%C3"],
  ...["/business/funding-request/%ff", "/acknowledge/%ff"],
])("address that can't be decoded: %s gets the 404 page", async (path) => {
  const answer = await fetch(marketplace.url + path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toContain("<title>Page not found");
  // The browser's router shows its own page for such an answer.
  expect((await fetch(`${marketplace.url}${path}.data`)).status).toBe(404);
});

test("address that can't be decoded: an endpoint rejects it as any other that it doesn't have", async () => {
  const answers = ["/api/wallets/%ff/business", "/api/v1/listings/%ff", "/api/v1/%ff"].map(
    async (path) => {
      const answer = await fetch(marketplace.url + path);
      return `${answer.status} ${answer.headers.get("content-type")}`;
    },
  );
  expect(await Promise.all(answers)).toEqual([
    ...["400 application/json", "400 application/json", "404 application/json"],
  ]);
});

test("NUL in a query: pages and endpoints answer with a sentence (400)", async () => {
  const sentence = "One of the texts has a character that can't be stored, such as NUL.";
  for (const path of [
    "/exchange?q=a%00b",
    "/exchange.data?after=%00",
    "/insights?x=%00",
    "/?%00",
  ]) {
    const answer = await fetch(marketplace.url + path);
    expect(answer.status, path).toBe(400);
    expect(await answer.text()).toContain(sentence);
  }
  const answer = await fetch(`${marketplace.url}/api/wallet/session?x=%00`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "INVALID_CHARACTER" });
});

/** Every line of level error, with the path of the request it belongs to. */
function errorsIn(text: string): object[] {
  const lines = text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { level: number; requestId?: string; path?: string });
  const pathOf = new Map(
    lines.flatMap(({ requestId, path }) => (path ? [[requestId, path] as const] : [])),
  );
  return lines
    .filter(({ level }) => level >= 50)
    .map((line) => ({ ...line, path: pathOf.get(line.requestId) }));
}

/** A body that every endpoint reads something of. */
const nulEverywhere = Object.fromEntries(
  ["address", "message", "signature", "email", "password", "token", "code"].map((name) => [
    name,
    "a\0b@example.com",
  ]),
);
