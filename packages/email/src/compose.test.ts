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

const context = {
  id: "0b8a7c1e-0000-4000-8000-000000000001",
  adminNotifyEmail: "office@example.com",
  contactEmail: "hello@example.com",
  publicUrl: "https://tenora.example",
  now: new Date("2026-12-29T00:01:02Z"),
  settings: null,
};
const ada = {
  companyName: "Ada Textiles",
  directorName: "Ada Lim",
  directorEmail: "ada@example.com",
  tier: 2,
  reason: null,
} as const;
const mail = compose({ kind: "business_submitted", ...ada }, context);
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

describe("compose", () => {
  test("compose: a submission is mailed to the director in the text of §7.31", () => {
    expect(mail).toMatchObject({
      id: context.id,
      to: "ada@example.com",
      templateParams: {
        name: "Ada Textiles",
        email: "ada@example.com",
        message: "New Business onboarding request at Tenora",
      },
    });
  });

  test("compose: a new investor is mailed to the notification address §7.32", () => {
    const note = compose(
      { kind: "investor_submitted", investorName: "Cy Tan", walletAddress: "0xc1" },
      context,
    );
    expect(note.to).toBe("office@example.com");
    expect(note.templateParams.message).toBe(
      "An investor has onboarded, please check: Cy Tan (0xc1)",
    );
  });

  test("compose: a message of the contact form goes to the operator, and its answer to the sender", () => {
    const message = "Hello,\n\nSee https://tenora.example/admin/recovery#AAAA";
    const sender = { name: "Ada\r\nBcc: eve@example.com", email: "ada@example.org" };
    const sent = compose(
      { kind: "contact_message", ...sender, topic: "selling", message },
      context,
    );
    expect(sent).toMatchObject({
      to: "hello@example.com",
      replyTo: { name: "Ada Bcc: eve@example.com", address: "ada@example.org" },
      subject: "Message to Tenora: Getting paid early",
    });
    expect(sent.templateParams.message).toContain("Ada Bcc: eve@example.com (ada@example.org)");
    expect(sent.templateParams.message).toContain("Hello,\n\nSee https://tenora.example/admin");
    expect(sent.html).not.toContain('href="https://tenora.example/admin');
    expect(mail.replyTo).toBeNull();
  });

  test("compose: removes line breaks and control characters from names", () => {
    const evil = "Ada\r\n\r\nYour account is closed: https://evil.example\u0000\u001B[2J\u202E";
    const clean = "Ada Your account is closed: https://evil.example[2J";
    const business = { kind: "business_submitted", ...ada, companyName: evil } as const;
    expect(compose(business, context).templateParams.name).toBe(clean);
    const investor = {
      kind: "investor_submitted",
      investorName: evil,
      walletAddress: "0xc1",
    } as const;
    expect(compose(investor, context).templateParams.message).toBe(
      `An investor has onboarded, please check: ${clean} (0xc1)`,
    );
  });

  test("compose: decisions are mailed to the director, a rejection with its reason", () => {
    const rejected = { kind: "business_rejected", ...ada, reason: "Unreadable scan." } as const;
    expect(compose(rejected, context).templateParams.message).toBe(
      "Your business onboarding request wasn’t approved. Reason: Unreadable scan. You can submit it again: https://tenora.example/business",
    );
    expect(compose({ kind: "business_approved", ...ada }, context).to).toBe("ada@example.com");
  });

  test.each([
    "business_approved",
    "business_rejected",
    "business_suspended",
    "business_reinstated",
    "business_tier_changed",
    "business_certificate_requested",
  ] as const)("compose: %s greets the director, not the company", (kind) => {
    expect(compose({ kind, ...ada }, context).templateParams.name).toBe("Ada Lim");
  });
});

describe("compose: later decisions are mailed with their reason, in full sentences", () => {
  const cy = { investorName: "Cy Tan", email: "cy@example.com", reason: null } as const;
  test.each([
    [
      { kind: "business_suspended", ...ada, reason: "We check a report" },
      "Your business has been suspended, so you can’t create funding requests or use its other pages for now. You can still pay and collect. Reason: We check a report. Your",
    ],
    [
      { kind: "business_reinstated", ...ada },
      "Your business is no longer suspended. You can create funding requests again: https://tenora.example/business",
    ],
    [
      { kind: "business_tier_changed", ...ada, reason: "Proven track record." },
      "Your business is now in tier 2, Growth. Reason: Proven track record. Your",
    ],
    [
      { kind: "business_certificate_requested", ...ada, reason: "Page 2 is cut off" },
      "We can’t use the registration certificate you sent us. Reason: Page 2 is cut off. To send another one, sign in with your wallet in the business portal; there’s no need to submit the form again: https://tenora.example/business",
    ],
    [
      { kind: "investor_approved", ...cy },
      "Your registration as an investor has been approved. See what’s on sale and what’s left to do before you buy: https://tenora.example/investor",
    ],
    [
      { kind: "investor_rejected", ...cy, reason: "Why not?" },
      "Your registration as an investor wasn’t approved. Reason: Why not? If",
    ],
    [
      { kind: "investor_suspended", ...cy, reason: "A report!" },
      "Reason: A report! You keep the notes you own",
    ],
    [{ kind: "investor_reinstated", ...cy }, "You can buy again"],
  ] as const)("%j", (occasion, text) => {
    const sent = compose(occasion, context);
    expect(sent.templateParams.message).toContain(text);
    expect(sent.to).toBe(
      occasion.kind.startsWith("investor") ? "cy@example.com" : "ada@example.com",
    );
  });
});

test.each([
  [{ kind: "business_approved", ...ada }, "Your business has been approved"],
  [{ kind: "business_rejected", ...ada }, "Your onboarding request wasn’t approved"],
  [{ kind: "business_suspended", ...ada }, "Your business has been suspended"],
  [{ kind: "business_reinstated", ...ada }, "Your business is no longer suspended"],
  [{ kind: "business_tier_changed", ...ada }, "Your tier has changed"],
] as const)("compose: the subject of %j is %s", (occasion, subject) => {
  expect(compose(occasion, context).subject).toBe(subject);
});

test("compose: admins are told who invited or disabled whom", () => {
  const people = {
    email: "bo@example.com",
    about: "cy@example.com",
    actingEmail: "op@example.com",
  };
  const invited = compose({ kind: "admin_invited_notice", ...people }, context);
  expect(invited.to).toBe("bo@example.com");
  expect(invited.templateParams.message).toBe(
    "op@example.com invited cy@example.com to the Tenora admin portal. If you didn’t expect this, revoke the invitation and tell the person who runs Tenora: https://tenora.example/admin/admins",
  );
  expect(invited.subject).toBe("New admin invited");
  const disabled = compose({ kind: "admin_disabled_notice", ...people }, context);
  expect(disabled.templateParams.message).toContain(
    "op@example.com disabled the admin cy@example.com of Tenora.",
  );
});

test.each(accountEvents)(
  "compose: %s tells the admin what to do if it was someone else",
  (kind) => {
    const sent = compose({ kind, email: "bo@example.com" }, context);
    expect(sent.to).toBe("bo@example.com");
    expect(sent.subject).toMatch(/\w/);
    expect(sent.templateParams.message).toMatch(/If (it wasn’t you|you didn’t expect this), /);
    expect(sent.templateParams.message).toContain("Tenora");
  },
);

describe("the local mailbox", () => {
  test("mailbox: stores one file per mail, newest first, and a repeated mail replaces the first", async () => {
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

  test("EmailJS: receives the service's fields and exactly name, email and message §7.30", async () => {
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

  test("EmailJS: a rejected mail returns false with the status as its code, not the response text", async () => {
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
  test("sendEmail resolves to false and never throws, whatever a transport does §8.38", async () => {
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
