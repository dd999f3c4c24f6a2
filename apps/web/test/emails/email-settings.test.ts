import { randomUUID } from "node:crypto";
import { mailToken } from "@tenora/database/mail/mail-settings";
import { asOwner } from "@tenora/testing/database/test-database";
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const { url, ownerUrl } = marketplace;

/** The address in a mail about invitations to an investor of its own. */
async function mailedAddress() {
  const subject = randomUUID();
  const token = mailToken("a key that only this test knows", subject, "sale-progress");
  await asOwner(ownerUrl, (client) =>
    client.query(
      `insert into mail_tokens (hash, subject_id, topic)
       values (sha256(convert_to($1, 'UTF8')), $2, 'sale-progress')`,
      [token, subject],
    ),
  );
  const stored = async () =>
    asOwner(ownerUrl, async (client) => {
      const { rows } = await client.query<{ stopped: string[]; time_zone: string | null }>(
        "select stopped, time_zone from mail_settings where subject_id = $1",
        [subject],
      );
      return rows[0] ?? null;
    });
  return { token, page: `${url}/emails/${token}`, stored };
}

test("one press in a mail program unsubscribes without a session, from any origin, once", async () => {
  const { page, stored } = await mailedAddress();
  const press = (headers: Record<string, string> = {}) =>
    fetch(page, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: "List-Unsubscribe=One-Click",
      redirect: "manual",
    });
  for (const headers of [{}, { origin: "https://mail.example" }]) {
    const answer = await press(headers);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("You're unsubscribed.");
    expect(await stored()).toEqual({ stopped: ["sale-progress"], time_zone: null });
  }
  const opened = await fetch(page);
  expect(await opened.text()).toContain("You&#x27;re unsubscribed");
});

test("opening the address of a mail changes nothing and names nobody", async () => {
  const { page, stored } = await mailedAddress();
  const answer = await fetch(page);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain("Stop these emails");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).toMatch(/<meta name="referrer" content="no-referrer"/);
  await (await fetch(page, { method: "HEAD" })).body?.cancel();
  expect(await stored()).toBeNull();
});

test("without scripts the page's own button leads back to it", async () => {
  const { page, stored } = await mailedAddress();
  const answer = await fetch(`${page}?from=page`, { method: "POST", redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(new URL(page).pathname);
  expect((await stored())?.stopped).toEqual(["sale-progress"]);
});

test("topics and time zone are saved for the holder of the token only", async () => {
  const { token, stored } = await mailedAddress();
  const person = new Person(marketplace);
  const save = (body: object) => person.post("/api/emails/settings", body, "PUT");
  const settings = { stopped: ["join-requests", "invitations"], timeZone: "Asia/Singapore" };
  expect((await save({ token, ...settings })).status).toBe(200);
  // Invitations are an investor's.
  const saved = { stopped: ["join-requests"], time_zone: "Asia/Singapore" };
  expect(await stored()).toEqual(saved);
  const refused = [
    [{ token, ...settings, timeZone: "Moon/Base" }, 400],
    [{ token, ...settings, stopped: ["everything"] }, 400],
    [{ token: "x".repeat(43), ...settings }, 410],
    [{ token: "../", ...settings }, 410],
  ] as const;
  for (const [body, status] of refused) expect((await save(body)).status).toBe(status);
  expect(await stored()).toEqual(saved);
});

test("without scripts topics and time zone are saved by a plain form that comes without an origin", async () => {
  const { page, stored } = await mailedAddress();
  const html = await (await fetch(page)).text();
  expect(html).toContain(`action="${new URL(page).pathname}/settings"`);
  const send = (body: string) =>
    fetch(`${page}/settings`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "null" },
      body,
      redirect: "manual",
    });
  const answer = await send("wanted=sale-progress&timeZone=Asia%2FSingapore");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${new URL(page).pathname}?sent=saved`);
  // Invitations are an investor's.
  const saved = { stopped: ["join-requests"], time_zone: "Asia/Singapore" };
  expect(await stored()).toEqual(saved);
  const opened = await (await fetch(`${page}?sent=saved`)).text();
  expect(opened).toContain("Saved.");
  expect(opened).toMatch(/<option value="Asia\/Singapore" selected=""/);
  const wrong = await send("wanted=sale-progress&timeZone=Moon%2FBase");
  expect(wrong.headers.get("location")).toBe(`${new URL(page).pathname}?sent=failed`);
  expect(await (await fetch(`${page}?sent=failed`)).text()).toContain("couldn&#x27;t save");
  expect(await stored()).toEqual(saved);
});

test("the owner of a proven wallet reads and changes their own settings, and nobody else's", async () => {
  const [person, other] = [new Person(marketplace), new Person(marketplace)];
  const path = "/api/emails/own";
  const choice = { recipient: "investor", stopped: ["due-dates"], timeZone: "Asia/Singapore" };
  const save = (who: Person, body: object = choice) => who.post(path, body, "PUT");
  await asOwner(ownerUrl, (client) =>
    client.query(
      `insert into investors (wallet_address, investor_name, country,
         registration_number_encrypted, certificate_info, status)
       values ($1, 'Mia Mails', 'Singapore', '\\x00', '{}', 'pending')`,
      [person.wallet],
    ),
  );
  expect((await save(person)).status).toBe(401);
  const nobody = { wallet: null, business: null, investor: null };
  expect(await (await person.fetch(path)).json()).toEqual(nobody);
  await person.signInWithWallet();
  await other.signInWithWallet();
  expect((await save(person)).status).toBe(200);
  expect((await save(person, { ...choice, recipient: "business" })).status).toBe(404);
  expect((await save(person, { ...choice, timeZone: "Moon/Base" })).status).toBe(400);
  expect((await save(other)).status).toBe(404);
  const topics = ["invitations", "due-dates", "saved-searches"];
  expect(await (await person.fetch(path)).json()).toEqual({
    wallet: person.wallet.toLowerCase(),
    business: null,
    investor: { topics, stopped: ["due-dates"], timeZone: "Asia/Singapore" },
  });
  expect(await (await other.fetch(path)).json()).toMatchObject({ investor: null });
  // Lists of other tests count investors.
  await asOwner(ownerUrl, (client) =>
    client.query("delete from investors where wallet_address = $1", [person.wallet]),
  );
});

test.each(["x".repeat(43), "x", "..%2f", `${"x".repeat(42)}%00`])(
  "an address that no mail has (%s) is not there, and nothing is unsubscribed",
  async (token) => {
    const path = `${url}/emails/${token}`;
    expect((await fetch(path)).status).toBe(404);
    for (const posted of [path, `${path}/settings`]) {
      const answer = await fetch(posted, { method: "POST", body: "timeZone=UTC" });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  },
);

test("the time zone of a browser is stored for the wallet that it has proven, and else for nobody", async () => {
  const person = new Person(marketplace);
  const tell = (timeZone: string) => person.post("/api/emails/time-zone", { timeZone }, "PUT");
  const zones = () =>
    asOwner(ownerUrl, async (client) => {
      const { rows } = await client.query<{ time_zone: string }>(
        `select s.time_zone from mail_settings s join investors i on i.id = s.subject_id
         where i.wallet_address = $1`,
        [person.wallet],
      );
      return rows.map(({ time_zone: zone }) => zone);
    });
  await asOwner(ownerUrl, (client) =>
    client.query(
      `insert into investors (wallet_address, investor_name, country,
         registration_number_encrypted, certificate_info, status)
       values ($1, 'Zoe Zone', 'Singapore', '\\x00', '{}', 'rejected')`,
      [person.wallet],
    ),
  );
  expect((await tell("Asia/Singapore")).status).toBe(200);
  expect(await zones()).toEqual([]);
  await person.signInWithWallet();
  expect((await tell("Moon/Base")).status).toBe(400);
  expect((await tell("Asia/Singapore")).status).toBe(200);
  expect((await tell("Europe/Berlin")).status).toBe(200);
  expect(await zones()).toEqual(["Asia/Singapore"]);
  // Lists of other tests count investors.
  await asOwner(ownerUrl, (client) =>
    client.query("delete from investors where wallet_address = $1", [person.wallet]),
  );
});

test("due dates are a calendar for everybody, of a wallet's receivables", async () => {
  const answer = await fetch(`${url}/api/wallets/0x${"ab".repeat(20)}/due-dates`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain("due-dates.ics");
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect((await fetch(`${url}/api/wallets/nobody/due-dates`)).status).toBe(400);
});
