import { freePort } from "@tenora/embedded/free-port";
import { expect, test } from "vitest";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";

/** The whole log of a web process at the lowest level, by the end of `act`. */
async function logOf(
  act: (place: typeof marketplace, metrics: string) => Promise<void>,
  changes: Partial<typeof marketplace.web> = {},
): Promise<string> {
  const metrics = { host: "127.0.0.1", port: await freePort() };
  const web = await startWeb(marketplace, { logLevel: "trace", metrics, ...changes }, "pipe");
  let text = "";
  for (const stream of [web.child.stdout, web.child.stderr]) {
    stream?.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
  }
  await act({ ...marketplace, ...web.marketplace }, `http://127.0.0.1:${metrics.port}`);
  const ended = new Promise((done) => web.child.once("close", done));
  web.child.kill("SIGTERM");
  await ended;
  return text;
}

const form = (wallet: string) =>
  onboardingForm(wallet, {
    companyName: "Canary Textiles",
    country: "Other",
    registrationNumber: "CANARY-1",
    directorName: "Canary Lim",
    directorEmail: "canary@canary.example",
    registrationCertificate: pdfFile(undefined, "canary.pdf"),
  });

const investor = (wallet: string) => ({
  investorName: "Canary Tan",
  country: "Singapore",
  registrationNumber: "S-CANARY-D",
  walletAddress: wallet,
  certificateInfo: { email: "canary@canary.example" },
  agreeTerms: true,
});

/** Everything a person and an admin do, valid and invalid. Returns what must not be logged. */
async function live(place: typeof marketplace): Promise<string[]> {
  const ada = new Person(place);
  await ada.signInWithWallet();
  await ada.submit(form(ada.wallet));
  await ada.submit(form(ada.wallet));
  await ada.post("/api/investor/registrations", investor(ada.wallet));
  await ada.fetch(`/api/wallets/${ada.wallet}/business`);
  await ada.fetch("/insights/canary?email=canary@canary.example");
  for (const where of ["", "/insights", "/admin", "/documents/business-documents"]) {
    await ada.fetch(`${where}/canary@canary.example%ff`);
  }
  const op = new Person(place);
  await op.fetch("/api/admin/session", {
    method: "POST",
    body: new URLSearchParams({ email: "canary@canary.example", password: "canary canary canary" }),
  });
  await op.signInAsAdmin();
  await op.fetch("/admin?search=canary");
  await op.fetch("/admin/requests/canary");
  const businesses = await op.fetch(`/admin?search=${ada.wallet}`);
  const id = /requests\/([0-9a-f-]{36})/.exec(await businesses.text())?.[1];
  const link = await op.post(`/api/admin/businesses/${id}/document-link`, {});
  const { url = "" } = link.ok ? ((await link.json()) as { url: string }) : {};
  if (url) await op.fetch(url);
  await op.post("/api/admin/businesses/canary/review", { status: "rejected", reason: "canary" });
  const signature = new URLSearchParams(url.split("?")[1]).get("signature") ?? "";
  const cookies = [ada, op].map((one) => one.headers().cookie.split("; "));
  const tokens = cookies.flat().map((cookie) => cookie.split(/=(.*)/s)[1] ?? "");
  const decoded = tokens.flatMap((token) => [token, decodeURIComponent(token).split(".")[0] ?? ""]);
  const { auth, link: links, data } = place.web.secrets;
  const secret = [place.admin.password, place.admin.email, ...auth, ...links, ...data];
  return [ada.wallet, ada.account.address, signature, ...decoded, ...secret].filter(
    (word) => word.length > 7,
  );
}

test("log: records what happened, without personal data", async () => {
  let words: string[] = [];
  const text = await logOf(async (place) => {
    words = await live(place);
  });
  const lines = text.trim().split("\n");
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ part: "web" });
  expect(text).toContain('"path":"/api/business/submissions","status":201');
  expect(text).toContain("admin sign-in rejected");
  expect(words.length).toBeGreaterThan(8);
  for (const word of words) expect(text, "a secret or a name was logged").not.toContain(word);
  expect(text).not.toMatch(/canary(?!\/|")/i);
});

test("log: has no personal data when the database is unavailable or rejects a query", async () => {
  const away = marketplace.web.database.webPublic.replace(/:[^:@]+@/, ":canary-password@");
  const database = { ...marketplace.web.database, webPublic: away, webAdmin: away };
  const text = await logOf(
    async (place) => {
      await live(place);
    },
    { database },
  );
  expect(text).toContain('"status":50');
  expect(text).not.toMatch(/canary(?!\/|")/i);
  expect(text).not.toContain("postgres://");
});

test("metrics: are on their own port, by route pattern, and never on the public one", async () => {
  await logOf(async (place, metrics) => {
    const ada = new Person(place);
    await ada.signInWithWallet();
    await ada.fetch(`/api/wallets/${ada.wallet}/business`);
    await ada.fetch("/insights/made-up-by-a-caller");
    await ada.fetch("/made/up/by/a/caller");
    await ada.fetch("/metrics", { method: "PROPFIND" });
    expect((await ada.fetch("/metrics")).status).toBe(404);
    expect((await fetch(`${metrics}/`)).status).toBe(404);
    const text = await (await fetch(`${metrics}/metrics`)).text();
    expect(text).toMatch(
      /tenora_http_request_seconds_count\{route="\/api\/wallets\/:address\/business",method="GET",status="200"\} 1/,
    );
    expect(text).toMatch(/route="\/insights\/:slug",method="GET"/);
    expect(text).toMatch(/route="other",method="other"/);
    expect(text).toMatch(/tenora_database_connections\{login="web_public",state="idle"\} \d/);
    expect(text).toContain("tenora_rate_limits_unshared_total 0\n");
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).not.toContain("made-up");
    expect(text).not.toContain(ada.wallet);
  });
});

test("metrics: have no port without the setting, and a taken port is reported", async () => {
  expect(marketplace.web.metrics ?? null).toBeNull();
  const port = Number(new URL(marketplace.url).port);
  await expect(startWeb(marketplace, { metrics: { host: "127.0.0.1", port } })).rejects.toThrow(
    /METRICS_PORT/,
  );
});
