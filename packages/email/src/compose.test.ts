import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountEvents } from "@tenora/domain/admin/account-event";
import { afterEach, describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import type { Mail } from "./mail.ts";
import { sendEmail } from "./send-email.ts";
import { deliverToMailbox } from "./transport/deliver-to-mailbox.ts";
import { readMailbox } from "./transport/read-mailbox.ts";
import { sendByEmailJs } from "./transport/send-by-emailjs.ts";
import { messageId, sendBySmtp } from "./transport/send-by-smtp.ts";

const around = {
  id: "0b8a7c1e-0000-4000-8000-000000000001",
  adminNotifyEmail: "office@example.com",
  publicUrl: "https://tenora.example",
};
const ada = {
  companyName: "Ada Textiles",
  directorEmail: "ada@example.com",
  tier: 2,
  reason: null,
} as const;
const mail = compose({ kind: "business_submitted", ...ada }, around);
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

describe("compose", () => {
  test("a submission tells the director, in the specification's words §7.31", () => {
    expect(mail).toMatchObject({
      id: around.id,
      to: "ada@example.com",
      templateParams: {
        name: "Ada Textiles",
        email: "ada@example.com",
        message: "New Business onboarding request at Tenora",
      },
    });
  });

  test("an investor is told to the office §7.32", () => {
    const note = compose(
      { kind: "investor_submitted", investorName: "Cy Tan", walletAddress: "0xc1" },
      around,
    );
    expect(note.to).toBe("office@example.com");
    expect(note.templateParams.message).toBe(
      "An investor has onboarded, please check: Cy Tan (0xc1)",
    );
  });

  test("compose: a name begins no line of its own and holds no control characters", () => {
    const evil = "Ada\r\n\r\nYour account is closed: https://evil.example\u0000\u001B[2J\u202E";
    const clean = "Ada Your account is closed: https://evil.example[2J";
    const business = { kind: "business_submitted", ...ada, companyName: evil } as const;
    expect(compose(business, around).templateParams.name).toBe(clean);
    const investor = {
      kind: "investor_submitted",
      investorName: evil,
      walletAddress: "0xc1",
    } as const;
    expect(compose(investor, around).templateParams.message).toBe(
      `An investor has onboarded, please check: ${clean} (0xc1)`,
    );
  });

  test("decisions reach the director, a rejection with its reason", () => {
    const rejected = { kind: "business_rejected", ...ada, reason: "Unreadable scan." } as const;
    expect(compose(rejected, around).templateParams.message).toBe(
      "Your business onboarding request was not approved. Reason: Unreadable scan. You may start again: https://tenora.example/business",
    );
    expect(compose({ kind: "business_approved", ...ada }, around).to).toBe("ada@example.com");
  });
});

describe("what happens afterwards is told with its reason, in whole sentences", () => {
  const cy = { investorName: "Cy Tan", email: "cy@example.com", reason: null } as const;
  test.each([
    [
      { kind: "business_suspended", ...ada, reason: "We check a report" },
      "Your business is suspended: its feature pages are closed for now. Reason: We check a report. What",
    ],
    [
      { kind: "business_reinstated", ...ada },
      "Your business is no longer suspended. Its feature pages are open again: https://tenora.example/business",
    ],
    [
      { kind: "business_tier_changed", ...ada, reason: "Proven track record." },
      "Your business is now in tier 2, Growth. Reason: Proven track record. What",
    ],
    [
      { kind: "investor_approved", ...cy },
      "Your registration as an investor has been approved. You can start investing: https://tenora.example/investor",
    ],
    [
      { kind: "investor_rejected", ...cy, reason: "Why not?" },
      "Your registration as an investor was not approved. Reason: Why not? If",
    ],
    [{ kind: "investor_suspended", ...cy, reason: "A report!" }, "Reason: A report! What you own"],
    [{ kind: "investor_reinstated", ...cy }, "You are no longer suspended and can buy again."],
  ] as const)("%j", (occasion, words) => {
    const told = compose(occasion, around);
    expect(told.templateParams.message).toContain(words);
    expect(told.to).toBe(
      occasion.kind.startsWith("investor") ? "cy@example.com" : "ada@example.com",
    );
    expect(told.subject).toContain("Tenora");
  });
});

test("every admin is told who invited or disabled whom", () => {
  const whom = { email: "bo@example.com", about: "cy@example.com", actingEmail: "op@example.com" };
  const invited = compose({ kind: "admin_invited_notice", ...whom }, around);
  expect(invited.to).toBe("bo@example.com");
  expect(invited.templateParams.message).toBe(
    "op@example.com invited cy@example.com to the admin portal of Tenora. If this should not be, take the invitation back and tell whoever runs Tenora: https://tenora.example/admin/admins",
  );
  const disabled = compose({ kind: "admin_disabled_notice", ...whom }, around);
  expect(disabled.templateParams.message).toContain(
    "op@example.com disabled the admin cy@example.com of Tenora.",
  );
});

test.each(accountEvents)("an admin is told of %s, and what to do if it was not him", (kind) => {
  const told = compose({ kind, email: "bo@example.com" }, around);
  expect(told.to).toBe("bo@example.com");
  expect(told.subject).toMatch(/\w/);
  expect(told.templateParams.message).toMatch(/If (it was not you|you did not expect this), /);
  expect(told.templateParams.message).toContain("Tenora");
});

describe("the local mailbox", () => {
  test("keeps one file per mail, a repeat in place of the first, newest first", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tenora-mailbox-"));
    cleanUp.push(() => rm(folder, { recursive: true }));
    expect(await readMailbox(join(folder, "later"))).toEqual([]);
    let minute = 0;
    const deliver = deliverToMailbox(folder, () => new Date(Date.UTC(2026, 0, 1, 0, minute++)));
    await deliver({ ...mail, id: "first" });
    await deliver({ ...mail, id: "second" });
    await deliver({ ...mail, id: "second" });
    expect((await readMailbox(folder)).map(({ id }) => id)).toEqual(["second", "first"]);
    expect((await readdir(folder)).sort()).toEqual(["first.json", "second.json"]);
    expect(await sendEmail(deliver, { ...mail, id: "../out" })).toBe(false);
  });
});

describe("EmailJS", () => {
  async function service(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    cleanUp.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  }
  const settings = { serviceId: "service", templateId: "template", publicKey: "public" };

  test("gets the service's fields and exactly name, email and message §7.30", async () => {
    let seen = "";
    const url = await service(async (request, response) => {
      for await (const chunk of request) seen += chunk;
      response.end("OK");
    });
    expect(await sendEmail(sendByEmailJs({ ...settings, privateKey: "private", url }), mail)).toBe(
      true,
    );
    expect(JSON.parse(seen)).toEqual({
      service_id: "service",
      template_id: "template",
      user_id: "public",
      accessToken: "private",
      template_params: {
        name: "Ada Textiles",
        email: "ada@example.com",
        message: "New Business onboarding request at Tenora",
      },
    });
  });

  test("a refusal is false and names its status, not its words", async () => {
    const url = await service((_, response) => response.writeHead(422).end("ada@example.com?"));
    const codes: string[] = [];
    const sent = await sendEmail(sendByEmailJs({ ...settings, url }), mail, (code) =>
      codes.push(code),
    );
    expect(sent).toBe(false);
    expect(codes).toEqual(["EMAILJS_422"]);
  });
});

describe("sendEmail", () => {
  test("resolves false and never throws, whatever a transport does §8.38", async () => {
    const failures = [
      () => Promise.reject(new Error("ada@example.com is unknown")),
      () => Promise.reject(null),
      () => {
        throw new Error("at once");
      },
      sendBySmtp("smtp://127.0.0.1:9"),
      sendByEmailJs({ serviceId: "", templateId: "", publicKey: "", url: "http://127.0.0.1:9" }),
    ] as ((mail: Mail) => Promise<void>)[];
    const codes: string[] = [];
    for (const transport of failures) {
      expect(await sendEmail(transport, mail, (code) => codes.push(code))).toBe(false);
    }
    expect(codes).toEqual(["UNKNOWN", "UNKNOWN", "UNKNOWN", "SMTP_ESOCKET", "EMAILJS_UNREACHABLE"]);
  });
});

test("the Message-ID is the mail's id", () => {
  expect(messageId("abc")).toBe("<abc@tenora.example>");
});
