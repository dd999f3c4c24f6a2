import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import {
  defaultRateLimit,
  type RateLimitedRoute,
  rateLimitedRoutes,
} from "../../server/rate-limit/rate-limited-routes.ts";
import { Person } from "../support/person.ts";

// The limits as they are in life, over two web processes on one database. (The marketplaces of the
// other tests have a LIMIT_FACTOR of 1,000: everybody there comes from one machine.)

const marketplace = inject("marketplace");
let processes: WebProcess[] = [];

beforeAll(async () => {
  processes = await Promise.all([1, 2].map(() => startWeb(marketplace, { limitFactor: 1 })));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
});

/** One person, at the one process and the other. */
function clientOfBothProcesses(): readonly [Person, Person] {
  const [one, two] = processes.map(({ marketplace: endpoint }) => endpoint);
  if (!one || !two) throw new Error("two processes were started");
  const person = new Person(one);
  return [person, new Person(two, person)];
}

const limited: Readonly<Record<string, Pick<RateLimitedRoute, "perAddress" | "batchSize">>> = {
  ...rateLimitedRoutes,
  "everything else": defaultRateLimit,
};
const allowed = (endpoint: string) => limited[endpoint]?.perAddress.most ?? Number.NaN;

/** The most turns of a endpoint that come back in this time, in milliseconds: by whole leases. */
function returnedWithin(endpoint: string, ms: number): number {
  const { perAddress, batchSize = 1 } = limited[endpoint] ?? {
    perAddress: { most: 0, seconds: 1 },
  };
  const turns = ((ms / 1000) * perAddress.most) / perAddress.seconds;
  return Math.ceil(turns / batchSize) * batchSize;
}

async function sendRequests(
  [one, two]: readonly [Person, Person],
  times: number,
  how: (person: Person) => Promise<Response>,
): Promise<Response[]> {
  return Promise.all(Array.from({ length: times }, (_, n) => how(n % 2 === 0 ? one : two)));
}

const wallet = `0x${"ab".repeat(20)}`;
const endpoints: Readonly<Record<string, (person: Person) => Promise<Response>>> = {
  "sign-in message": (person) => person.post("/api/wallet/sign-in/message", { address: wallet }),
  "wallet sign-in": (person) =>
    person.post("/api/wallet/sign-in", { message: "x", signature: "x" }),
  submission: (person) => person.post("/api/business/submissions", {}),
  certificate: (person) => person.post("/api/business/certificate", {}),
  registration: (person) => person.post("/api/investor/registrations", {}),
  "status look-up": (person) => person.fetch(`/api/wallets/${wallet}/business`),
  "own records": (person) => person.fetch("/api/wallet/session"),
  document: (person) => person.fetch("/documents/business-documents/x.pdf"),
  cover: (person) => person.fetch("/insights/covers/x.png"),
  "password recovery": (person) => person.post("/api/admin/recovery", { email: "x" }),
  "mailed link": (person) => person.post("/api/admin/link", { token: "x" }),
  "password of a mailed link": (person) => person.post("/api/admin/link", { token: "x" }, "PUT"),
  "everything else": (person) => person.fetch("/__manifest"),
};

test("every limited endpoint is tried", () => {
  expect(Object.keys(endpoints)).toEqual(Object.keys(limited));
});

/** Counted from the first request on; the others once a wallet is proven. */
const countedAtOnce = Object.entries(endpoints).filter(
  ([endpoint]) => !rateLimitedRoutes[endpoint]?.countedOnceSignedIn,
);

describe.each(countedAtOnce)("%s", (endpoint, how) => {
  test("answers one address as often as it may, both processes together", async () => {
    const most = allowed(endpoint);
    const began = performance.now();
    const answers = await sendRequests(clientOfBothProcesses(), most + 40, how);
    const returned = returnedWithin(endpoint, performance.now() - began);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(most - 40);
    expect(answers.length - refused.length).toBeLessThanOrEqual(most + returned);
    const last = refused.at(-1);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "That was more than we answer at once. Please wait a moment and try again.",
    });
    for (const one of clientOfBothProcesses()) expect((await how(one)).status).not.toBe(429);
  });
});

test("exactly so many, where no turns are taken in advance", async () => {
  const answers = await sendRequests(clientOfBothProcesses(), 20, (person) =>
    person.post("/api/admin/recovery", { email: "x" }),
  );
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10);
});

test("still, while visitors keep every connection of theirs busy", async () => {
  const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
  await owner.connect();
  let waiting: readonly Promise<unknown>[] = [];
  try {
    await owner.query("begin; lock table businesses in access exclusive mode");
    waiting = Array.from({ length: 40 }, () =>
      sendRequests(clientOfBothProcesses(), 1, (person) =>
        person.fetch(`/api/wallets/${wallet}/business`),
      ),
    );
    // When they wait for the table, they have what they wait with.
    await expect
      .poll(async () => {
        const { rows } = await owner.query(
          "select 1 from pg_locks where not granted and relation = 'businesses'::regclass",
        );
        return rows.length;
      })
      .toBeGreaterThanOrEqual(16);
    const [person] = clientOfBothProcesses();
    const answers = await sendRequests([person, person], 100, endpoints["sign-in message"]!);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  } finally {
    await owner.query("rollback");
    await Promise.all(waiting);
    await owner.end();
  }
});

test("no other spelling of a endpoint is another endpoint", async () => {
  const [person] = clientOfBothProcesses();
  const spelled = [
    "/api/wallet/sign-in/message",
    "/API/Wallet/SIGN-IN/message",
    "/api/wallet/sign%2Din/message",
    "/api/wallet/sign-in/message.data",
    "/api/wallet/sign-in/message/_.data",
  ];
  const statuses: number[] = [];
  for (let n = 0; n < 80; n += 1) {
    const path = spelled[n % spelled.length] ?? "";
    statuses.push((await person.post(path, { address: wallet })).status);
  }
  expect(statuses.slice(-8)).toEqual(Array(8).fill(429));
});

test.each(["PATCH", "PUT", "DELETE"])("%s is no way around a limit", async (method) => {
  const [person] = clientOfBothProcesses();
  for (const path of ["/api/wallet/sign-in/message", "/api/business/submissions.data"]) {
    expect((await person.post(path, { address: wallet }, method)).status).toBe(405);
  }
});

test.each([
  ["a look-up by HEAD", "own records", "/api/investor/own", "HEAD"],
  ["a look-up of an investor", "status look-up", `/api/wallets/${wallet}/investor`, "GET"],
] as const)("%s is counted with the others", async (_what, endpoint, path, method) => {
  const answers = await sendRequests(clientOfBothProcesses(), allowed(endpoint) + 40, (one) =>
    one.fetch(path, { method }),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test("who has asked too often for what is rendered still reads what is kept", async () => {
  // Twenty turns, which come back in two minutes.
  const web = await startWeb(marketplace, { limitFactor: 0.001 });
  try {
    const kept = ["/", "/about", "/insights", "/favicon.svg", "/robots.txt", "/config.json"];
    const first = new Person(web.marketplace);
    for (const path of kept) expect((await first.fetch(path)).status, path).toBe(200);
    const person = new Person(web.marketplace);
    for (let n = 0; n < 20; n += 1) {
      expect((await person.fetch("/__manifest")).status).toBe(204);
    }
    for (const path of [
      ...["/admin", "/ADMIN/sessions", "/admin.data", "/about.data", "/no/such/page"],
      ...["/insights/none-such", "/og/insights/none-such.jpg", "/__manifest?paths=/admin"],
      ...["/api/admin/audit/export", "/about/", "/insights/rss", "//", "/%61dmin"],
    ]) {
      expect((await person.fetch(path)).status, path).toBe(429);
    }
    for (const path of ["/about", "/api/wallet/sign-out", "/api/admin/businesses/approvals"]) {
      expect((await person.fetch(path, { method: "POST", body: "{}" })).status, path).toBe(429);
    }
    const page = await person.fetch("/admin", { headers: { accept: "text/html,*/*;q=0.8" } });
    expect(await page.text()).toBe(
      "That was more than we answer at once. Please wait a moment and try again.",
    );
    for (const path of kept) expect((await person.fetch(path)).status, path).toBe(200);
    // Counted by themselves.
    for (const path of ["/api/wallet/session", "/readyz"]) {
      expect((await person.fetch(path)).status, path).toBe(200);
    }
  } finally {
    await web.kill();
  }
});

test("a proven wallet is counted by itself, wherever it comes from", async () => {
  const [first] = clientOfBothProcesses();
  expect((await first.signInWithWallet()).status).toBe(204);
  const statuses: number[] = [];
  for (let n = 0; n < 24; n += 1) {
    const answer = await first.fetch("/api/investor/registrations", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.9.9.${n}` },
      body: "{}",
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
  expect(statuses.slice(20)).toEqual(Array(4).fill(429));
});

test("a wallet signs in so often, wherever from; who merely names it takes nothing from it", async () => {
  const [ada, elsewhere] = clientOfBothProcesses();
  let addresses = 0;
  const signIn = async (person: Person, signer = person) => {
    addresses += 1;
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": `10.8.8.${addresses}`,
    };
    const post = (path: string, body: object) =>
      person.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    const address = person.account.address;
    const { message } = (await (await post("/api/wallet/sign-in/message", { address })).json()) as {
      message: string;
    };
    const signature = await signer.account.signMessage({ message });
    return post("/api/wallet/sign-in", { message, signature });
  };
  const [mallory] = clientOfBothProcesses();
  for (let n = 0; n < 25; n += 1) expect((await signIn(ada, mallory)).status).toBe(401);
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    statuses.push((await signIn(n % 2 === 0 ? ada : elsewhere)).status);
  }
  expect(statuses).toEqual(Array(30).fill(204));
  const refused = await signIn(elsewhere);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await signIn(mallory)).status).toBe(204);
});

test("a recovery is asked for five times an hour, for known and unknown addresses alike", async () => {
  for (const email of [marketplace.admin.email, `nobody-${Date.now()}@example.com`]) {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const [somebody] = clientOfBothProcesses();
      statuses.push((await somebody.post("/api/admin/recovery", { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  }
});

describe("people behind one address", () => {
  const behind = (address: string) => ({
    "x-forwarded-for": address,
    "content-type": "application/json",
  });
  const submit = (person: Person, address: string, headers: Record<string, string> = {}) =>
    person.fetch("/api/business/certificate", {
      method: "POST",
      body: "{}",
      headers: { ...behind(address), ...headers },
    });

  test("rate limit: requests without a session don't use up what others may submit", async () => {
    const [stranger] = clientOfBothProcesses();
    const [ada] = clientOfBothProcesses();
    expect((await ada.signInWithWallet()).status).toBe(204);
    for (let n = 0; n < 40; n += 1) {
      expect((await submit(stranger, "10.77.0.1")).status).toBe(401);
    }
    expect((await submit(ada, "10.77.0.1")).status).toBe(400);
  });

  test("rate limit: 30 submissions an hour for one address, whichever wallets send them", async () => {
    const statuses: number[] = [];
    for (let wallets = 0; wallets < 3; wallets += 1) {
      const [person] = clientOfBothProcesses();
      expect((await person.signInWithWallet()).status).toBe(204);
      for (let n = 0; n < 12; n += 1) statuses.push((await submit(person, "10.77.0.2")).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(6).fill(429));
  });

  test("rate limit: refused origins are counted, and use up nothing of their visitor", async () => {
    const [visitor] = clientOfBothProcesses();
    const foreign = { origin: "https://evil.example" };
    const answers = await sendRequests([visitor, visitor], 700, (person) =>
      submit(person, "10.77.0.3", foreign),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403).length).toBeGreaterThanOrEqual(560);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await submit(visitor, "10.77.0.3")).status).toBe(401);
  });

  test("rate limit: however a proxy spells an address, it is one client", async () => {
    const [person] = clientOfBothProcesses();
    const spelled = [
      "203.0.113.9",
      "203.0.113.9:4711",
      "::ffff:203.0.113.9",
      "[::ffff:cb00:7109]:80",
      "::FFFF:203.0.113.9",
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const headers = behind(spelled[n % spelled.length] ?? "");
      const init = { method: "POST", body: '{"email":"x"}', headers };
      statuses.push((await person.fetch("/api/admin/recovery", init)).status);
    }
    expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
  });

  test("rate limit: what is no address shares one limit", async () => {
    const [person] = clientOfBothProcesses();
    const statuses: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const init = { method: "POST", body: '{"email":"x"}', headers: behind(`made-up-${n}`) };
      statuses.push((await person.fetch("/api/admin/recovery", init)).status);
    }
    expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
  });
});
