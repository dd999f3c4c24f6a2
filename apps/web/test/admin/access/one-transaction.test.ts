import { fileURLToPath } from "node:url";
import { makeLogger } from "@tenora/configuration/make-logger";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestIdContext, servicesContext } from "../../../app/services.server.ts";
import { openServices } from "../../../server/services.ts";
import { marketplace } from "../../support/marketplace.ts";
import { Person } from "../../support/people/person.ts";

// The routes run in this process, over the marketplace's database, so that their statements can be
// counted.

const { services, pools, close } = openServices(marketplace.web, makeLogger("web", "silent"));
const statements: string[] = [];
const routes = fileURLToPath(
  new URL("../../../app/desk/screens/requests/request", import.meta.url),
);
const linkDocument = "document/document-link";
const reviewBusiness = "review/review-business";
const op = new Person(marketplace);
let id = "";

beforeAll(async () => {
  for (const pool of Object.values(pools)) {
    pool.on("connect", (client) => {
      const query = client.query.bind(client) as (...query: unknown[]) => unknown;
      Object.assign(client, {
        query(...args: [string | { text: string }, ...unknown[]]) {
          statements.push(typeof args[0] === "string" ? args[0] : args[0].text);
          return query(...args);
        },
      });
    });
  }
  await op.signInAsAdmin();
  const owner = new Person(marketplace);
  await owner.signInWithWallet();
  await owner.submit();
  const url = `/admin?search=${owner.wallet}`;
  const html = await (await op.fetch(url)).text();
  // A row also links to those with the same registration number.
  id = /<a (?=[^>]*data-row-link)[^>]*requests\/([0-9a-f-]{36})/.exec(html)?.[1] ?? "";
});
afterAll(close);

interface ActionModule {
  action(args: object): Promise<Response>;
}

/** Runs a route's action as the router would; resolves with its response and its statements. */
async function run(route: string, body: object, cookie = op.headers().cookie) {
  const { action }: ActionModule = await import(`${routes}/${route}.route.ts`);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(requestIdContext, "request");
  const url = `${marketplace.url}/api/admin/businesses/${id}`;
  const init = { method: "POST", headers: { cookie }, body: JSON.stringify(body) };
  statements.length = 0;
  const response = await action({ request: new Request(url, init), params: { id }, context });
  return { response, statements: [...statements] };
}

const opening = expect.stringMatching(/^begin; set local role tenora_admin;.*current_admin\(\)/s);

test("admin action: a document link takes one transaction and reads one column", async () => {
  const { response, statements } = await run(linkDocument, {});
  expect(response.status).toBe(200);
  expect(statements).toEqual([
    opening,
    'select "certificate_url" from "businesses" where "id" = $1',
    expect.stringContaining("app.record_document_link"),
    "commit",
  ]);
});

test("admin action: a review takes one transaction of three statements", async () => {
  const { response, statements } = await run(reviewBusiness, { status: "approved", tier: 2 });
  expect(response.status).toBe(200);
  expect(statements).toEqual([
    opening,
    expect.stringContaining("public.update_business_status"),
    "commit",
  ]);
});

test("admin action: a body that is invalid is rejected inside the transaction, without a statement", async () => {
  const { response, statements } = await run(reviewBusiness, { status: "perhaps" });
  expect(response.status).toBe(400);
  expect(statements).toEqual([opening, "rollback"]);
});

test.each([
  ["no cookie", () => ""],
  ["another token under the signature", () => op.headers().cookie.replace("tenora.admin=", "$&x")],
])("admin action: %s is rejected without a statement", async (_what, cookie) => {
  const { response, statements } = await run(linkDocument, {}, cookie());
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "SESSION_MISSING" });
  expect(statements).toEqual([]);
});
