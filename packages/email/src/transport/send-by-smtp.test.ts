import { type MailServer, startMailServer } from "@tenora/testing/servers/mail-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Mail } from "../mail.ts";
import { sendEmail } from "../send-email.ts";
import { sendBySmtp } from "./send-by-smtp.ts";

let server: MailServer;
beforeEach(async () => {
  // Ends the connection that waits for a further mail.
  server = await startMailServer({ closeTimeout: 20 });
});
afterEach(() => server.stop());

const mail: Mail = {
  id: "0b8a7c1e-0000-4000-8000-000000000001",
  to: "ada@example.com",
  subject: "Hello",
  templateParams: {
    name: "Ada, Bo <bo@example.com>\r\nBcc: eve@example.com",
    email: "ada@example.com",
    message: "New Business onboarding request at Tenora",
  },
  explanation: "Thank you. We are reviewing it.",
  html: "<p>Hello</p>",
  settingsUrl: null,
  replyTo: null,
  unsubscribeUrl: null,
  calendar: null,
};

/** The headers of a received mail, unfolded, and its parts, decoded. */
function read(content = "") {
  const [head = "", ...rest] = content.split("\r\n\r\n");
  const boundaries = [...content.matchAll(/boundary="?([^"\r\n;]+)/g)].map(([, found]) => found);
  const pattern = new RegExp(boundaries.map((one) => `--${one}(?:--)?\r\n`).join("|"));
  const parts = rest.join("\r\n\r\n").split(pattern).map(decodePart);
  return { headers: head.replaceAll(/\r\n\s+/g, " "), parts };
}

function decodePart(part: string) {
  const end = part.indexOf("\r\n\r\n");
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (/content-transfer-encoding: base64/i.test(head)) {
    return { head, text: String(Buffer.from(body, "base64")) };
  }
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { head, text: String(Buffer.from(bytes, "latin1")) };
}
const partOf = (content: string | undefined, type: string) =>
  read(content).parts.find(({ head }) => head.toLowerCase().includes(`content-type: ${type}`));

async function failureOf(url: string): Promise<string> {
  const codes: string[] = [];
  expect(await sendEmail(sendBySmtp(url), mail, (code) => codes.push(code))).toBe(false);
  return codes.join();
}

test("SMTP: every attempt of a mail has the mail's id as its Message-ID, and its text", async () => {
  const send = sendBySmtp(server.url);
  await send(mail);
  await send(mail);
  const ids = server.received.map(({ messageId }) => messageId);
  const id = "<0b8a7c1e-0000-4000-8000-000000000001@tenora.example>";
  expect(ids).toEqual([id, id]);
  expect(server.received[0]?.content).toContain("New Business onboarding request at Tenora");
  expect(server.received[0]?.content).toContain("Thank you. We are reviewing it.");
});

test("SMTP: mails that follow each other share a connection", async () => {
  await server.stop();
  let connections = 0;
  server = await startMailServer({
    closeTimeout: 20,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
  });
  const send = sendBySmtp(server.url);
  for (let sent = 0; sent < 3; sent++) await send(mail);
  expect(server.received).toHaveLength(3);
  expect(connections).toBe(1);
});

test("SMTP: a company name adds neither recipients nor headers", async () => {
  await sendBySmtp(server.url)(mail);
  const [received] = server.received;
  expect(received?.to).toEqual(["ada@example.com"]);
  const [headers] = received?.content.split("\r\n\r\n") ?? [];
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(headers).toContain("<ada@example.com>");
});

test("SMTP: the answer goes to the sender, whose name adds neither recipients nor headers", async () => {
  const name = 'Ada", <eve@example.com>\r\nBcc: eve@example.com';
  await sendBySmtp(server.url)({ ...mail, replyTo: { name, address: "ada@example.com" } });
  await sendBySmtp(server.url)(mail);
  const [answered, plain] = server.received.map(({ content }) => read(content).headers);
  const [received] = server.received;
  expect(received?.to).toEqual(["ada@example.com"]);
  expect(answered).toMatch(/^Reply-To: .*<ada@example\.com>\r?$/m);
  expect(answered).not.toMatch(/^Bcc:/m);
  expect(plain).not.toContain("Reply-To");
});

test("SMTP: a message in other scripts arrives unchanged", async () => {
  const templateParams = {
    ...mail.templateParams,
    name: "Müller 株式会社",
    message: "“Grüße” 你好",
  };
  await sendBySmtp(server.url)({ ...mail, templateParams });
  const { text } = partOf(server.received[0]?.content, "text/plain") ?? {};
  expect(text).toContain("“Grüße” 你好");
  expect(text).toContain("Müller 株式会社");
});

test("SMTP: the text, the HTML and the due date are parts of one mail", async () => {
  const calendar = { fileName: "receivable-12-due.ics", content: "BEGIN:VCALENDAR\r\n" };
  await sendBySmtp(server.url)({ ...mail, calendar });
  const content = server.received[0]?.content;
  expect(partOf(content, "text/plain")?.text).toContain("New Business onboarding request");
  expect(partOf(content, "text/html")?.text.trim()).toBe("<p>Hello</p>");
  const file = partOf(content, "text/calendar");
  expect(file?.head).toContain("receivable-12-due.ics");
  expect(file?.text).toContain("BEGIN:VCALENDAR");
});

test("SMTP: a mail program can unsubscribe by one press, from mails that may be unsubscribed", async () => {
  const send = sendBySmtp(server.url);
  // Longer than a line, which must not break the address.
  const url = `https://marketplace.tenora.example/emails/${"a1-_".repeat(11)}`;
  await send({ ...mail, settingsUrl: url, unsubscribeUrl: url });
  await send({ ...mail, settingsUrl: url });
  const [optional, contractual] = server.received.map(({ content }) => content);
  const { headers } = read(optional);
  expect(headers).toContain(`List-Unsubscribe: <${url}>`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(contractual).not.toContain("List-Unsubscribe");
  for (const content of [optional, contractual]) {
    expect(partOf(content, "text/plain")?.text).toContain(`Choose which emails you get: ${url}`);
  }
});

test.each(["refusing", "full", "dropping"] as const)(
  "SMTP: a server that is %s makes the mail fail",
  async (mode) => {
    server.mode = mode;
    expect(await failureOf(server.url)).toMatch(/^SMTP_[A-Z]+$/);
  },
);

test("SMTP: a server that stops answering makes the mail fail after the timeout", async () => {
  server.mode = "hanging";
  expect(await failureOf(`${server.url}?socketTimeout=200`)).toMatch(/^SMTP_E/);
});

test("SMTP: an unreachable server and a wrong password make the mail fail", async () => {
  await server.stop();
  expect(await failureOf(server.url)).toMatch(/^SMTP_E/);
  server = await startMailServer({
    closeTimeout: 20,
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "tenora" && password === "right"
        ? done(null, { user: username })
        : done(Object.assign(new Error("no"), { responseCode: 535 })),
  });
  const as = (password: string) => server.url.replace("//", `//tenora:${password}@`);
  expect(await failureOf(as("wrong"))).toBe("SMTP_EAUTH");
  await sendBySmtp(as("right"))(mail);
  expect(server.received).toHaveLength(1);
});
