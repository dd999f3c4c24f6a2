import { type MailServer, startMailServer } from "@tenora/testing/servers/mail-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Mail } from "../mail.ts";
import { sendEmail } from "../send-email.ts";
import { sendBySmtp } from "./send-by-smtp.ts";

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
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
};

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
});

test("SMTP: a company name adds neither recipients nor headers", async () => {
  await sendBySmtp(server.url)(mail);
  const [received] = server.received;
  expect(received?.to).toEqual(["ada@example.com"]);
  const [headers] = received?.content.split("\r\n\r\n") ?? [];
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(headers).toContain("<ada@example.com>");
});

test("SMTP: a message in other scripts arrives unchanged", async () => {
  const templateParams = {
    ...mail.templateParams,
    name: "Müller 株式会社",
    message: "“Grüße” 你好",
  };
  await sendBySmtp(server.url)({ ...mail, templateParams });
  const content = server.received[0]?.content ?? "";
  const body = content.slice(content.indexOf("\r\n\r\n"));
  const isBase64 = /content-transfer-encoding: base64/i.test(content);
  const text = isBase64
    ? String(Buffer.from(body, "base64"))
    : String(
        Buffer.from(
          body
            .replace(/=\r\n/g, "")
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          "latin1",
        ),
      );
  expect(text).toContain("“Grüße” 你好");
  expect(text).toContain("Müller 株式会社");
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
