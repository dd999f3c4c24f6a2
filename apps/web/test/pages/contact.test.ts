import { asOwner } from "@tenora/testing/database/test-database";
import { expect, test } from "vitest";
import { contactForm } from "../support/contact-form.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const storedFrom = (email: string) =>
  asOwner(marketplace.ownerUrl, async (client) => {
    const { rows } = await client.query<{ sender_name: string; message: string; kind: string }>(
      `select m.sender_name, m.message, o.kind
       from contact_messages m join outbox o on o.subject_id = m.id where m.sender_email = $1`,
      [email],
    );
    return rows;
  });

/** Sends the form as a browser without scripts does. */
async function send(changes: Record<string, string> = {}) {
  const form = contactForm(changes);
  const answer = await new Person(marketplace).fetch("/about", { method: "POST", body: form });
  return { answer, page: await answer.text(), stored: await storedFrom(form.get("email") ?? "") };
}

test("contact: a message becomes a mail to the operator, and the same page says so", async () => {
  const { answer, page, stored } = await send({ message: "Hello,\r\n<b>there</b>" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(page).toContain("Your message is on its way");
  expect(page).toMatch(/<div id="message" tabindex="-1"/i);
  expect(stored).toEqual([
    { sender_name: "Ada Lim", message: "Hello,\n<b>there</b>", kind: "contact_message" },
  ]);
});

test("contact: a wrong field has a sentence beside it, and nothing typed is lost", async () => {
  const typed = { email: "ada at example", message: 'Tea & "cake" </textarea>' };
  const { answer, page, stored } = await send(typed);
  expect(answer.status).toBe(400);
  expect(page).toContain("Nothing was sent yet. Please check the marked fields.");
  expect(page).toContain("Enter an email address, such as ada@example.com.");
  expect(page).toContain('value="ada at example"');
  expect(page).toContain('value="Ada Lim"');
  expect(page).toMatch(/<option value="investing" selected="">/);
  expect(page).toContain("Tea &amp; &quot;cake&quot; &lt;/textarea&gt;</textarea>");
  expect(stored).toEqual([]);
});

test("contact: a name or an address can't add a line to the mail", async () => {
  const { stored } = await send({ name: "Ada\r\nBcc: eve@example.com" });
  expect(stored.map(({ sender_name: name }) => name)).toEqual(["Ada Bcc: eve@example.com"]);
  const { answer } = await send({ email: "ada@example.com\r\nBcc: eve@example.com" });
  expect(answer.status).toBe(400);
});

test("contact: a program that fills in the hidden field hears that all is well, and sends nothing", async () => {
  const { answer, page, stored } = await send({ subject: "Cheap loans" });
  expect(answer.status).toBe(200);
  expect(page).toContain("Your message is on its way");
  expect(stored).toEqual([]);
});

test("contact: another site's form and another method send nothing", async () => {
  const person = new Person(marketplace);
  const foreign = { origin: "https://evil.example" };
  const body = contactForm();
  const post = await person.fetch("/about", { method: "POST", headers: foreign, body });
  expect(post.status).toBe(403);
  expect((await person.fetch("/about", { method: "PUT", body })).status).toBe(405);
  expect(await storedFrom(body.get("email") ?? "")).toEqual([]);
});

test("contact: the page in the cache has an empty form, whatever others sent", async () => {
  await send({ email: "", message: "canary-message" });
  const page = await (await new Person(marketplace).fetch("/about")).text();
  expect(page).toContain('action="/about#message"');
  expect(page).not.toContain("canary-message");
});
