// @vitest-environment jsdom
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deliverToMailbox } from "@tenora/email/transport/deliver-to-mailbox";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Services, servicesContext } from "~/services.server";
import Mailbox, { loader } from "./mailbox.tsx";

const NoFallback = () => null;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
});

afterEach(async () => {
  cleanup();
  await rm(folder, { recursive: true });
});

async function openMail(message: string) {
  await deliverToMailbox(folder)({
    id: "mail",
    to: "ada@example.com",
    subject: "Hello",
    replyTo: null,
    templateParams: { name: "Ada", email: "ada@example.com", message },
    explanation: null,
    html: "",
    settingsUrl: null,
    unsubscribeUrl: null,
    calendar: null,
  });
  const context = new RouterContextProvider();
  const settings = { demonstration: { mailFolder: folder }, publicUrl: "http://127.0.0.1:3000" };
  context.set(servicesContext, { settings } as unknown as Services);
  const Stub = createRoutesStub([
    {
      path: "/dev/mail",
      Component: Mailbox as never,
      HydrateFallback: NoFallback,
      loader: () => loader({ context } as never),
    },
  ]);
  render(<Stub initialEntries={["/dev/mail"]} />);
  await screen.findByRole("heading", { name: "Hello" });
}

const targets = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test("mailbox: an address of ours in a mail is a link", async () => {
  await openMail("See http://127.0.0.1:3000/business and http://127.0.0.1:3000/exchange/7.");
  expect(targets().slice(0, 2)).toEqual([
    "http://127.0.0.1:3000/business",
    "http://127.0.0.1:3000/exchange/7",
  ]);
});

test("mailbox: the address at a mail's end is a link that says where it leads", async () => {
  await openMail("Choose a password: http://127.0.0.1:3000/admin/invitation#abc");
  expect(screen.getByRole("link", { name: "Choose a password" }).getAttribute("href")).toBe(
    "http://127.0.0.1:3000/admin/invitation#abc",
  );
});

test("mailbox: another site's address stays plain text", async () => {
  await openMail("See https://example.com/business");
  expect(screen.getByText(/example\.com\/business/)).toBeDefined();
  expect(targets()).toEqual([]);
});
