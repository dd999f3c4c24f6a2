// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type EmailsPage, EmailsView } from "./emails-view.tsx";

const page: EmailsPage = {
  token: "t".repeat(43),
  settings: {
    topic: "due-dates",
    topics: ["invitations", "due-dates"],
    stopped: ["invitations"],
    timeZone: "Asia/Singapore",
  },
  timeZones: ["UTC", "America/New_York", "Asia/Singapore"],
  sent: null,
};

const sent: unknown[] = [];
let shown = page;
const Shown = () => <EmailsView {...shown} />;

function show(changes: Partial<EmailsPage["settings"]> = {}, status = 200) {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push([path, init.method, JSON.parse(String(init.body))]);
    return Response.json(status === 200 ? { ok: true } : { code: "X", message: "Not now." }, {
      status,
    });
  });
  shown = { ...page, settings: { ...page.settings, ...changes } };
  const Stub = createRoutesStub([{ path: "/", Component: Shown }]);
  render(<Stub />);
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.length = 0;
});

test("your emails: one press stops the mail that led here, by a form that needs no script", () => {
  show();
  const button = screen.getByRole("button", { name: "Stop these emails" });
  const form = button.closest("form");
  expect(form?.getAttribute("action")).toBe(`/emails/${page.token}?from=page`);
  expect(form?.method).toBe("post");
});

test("your emails: what is stopped says so, and what always comes has no button", () => {
  show({ stopped: ["due-dates"] });
  expect(screen.getByText("You're unsubscribed")).toBeTruthy();
  cleanup();
  show({ topic: null });
  expect(screen.queryByRole("button", { name: "Stop these emails" })).toBeNull();
  expect(screen.queryByText("You're unsubscribed")).toBeNull();
});

test("your emails: ticks and time zone are saved together", async () => {
  show();
  const person = userEvent.setup();
  expect(screen.getByRole("checkbox", { name: "Invitations" })).toHaveProperty("checked", false);
  await person.click(screen.getByRole("checkbox", { name: "Invitations" }));
  await person.click(screen.getByRole("checkbox", { name: "Due dates of your notes" }));
  await person.selectOptions(screen.getByRole("combobox"), "America/New York");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");
  expect(sent).toEqual([
    [
      "/api/emails/settings",
      "PUT",
      { token: page.token, stopped: ["due-dates"], timeZone: "America/New_York" },
    ],
  ]);
});

test("your emails: a guest's address says yes by a form that needs no script, before and after a no", () => {
  const guest = { topic: "guest-emails", topics: ["guest-emails"], timeZone: null } as const;
  show({ ...guest, stopped: ["guest-emails"] });
  const form = screen.getByRole("button", { name: "Yes, email me" }).closest("form");
  expect(form?.getAttribute("action")).toBe(`/emails/${page.token}/settings`);
  expect(form?.method).toBe("post");
  const sentFields = [...new FormData(form ?? undefined)];
  expect(sentFields).toEqual([
    ["wanted", "guest-emails"],
    ["timeZone", "UTC"],
  ]);
  expect(screen.queryByText(/always email you/)).toBeNull();
  cleanup();
  show({ ...guest, stopped: [] });
  expect(screen.getByRole("button", { name: "Stop these emails" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Yes, email me" })).toBeNull();
});

test("your emails: a failure says why and keeps what was chosen", async () => {
  show({}, 503);
  const person = userEvent.setup();
  await person.click(screen.getByRole("checkbox", { name: "Invitations" }));
  await person.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Not now.");
  expect(screen.getByRole("checkbox", { name: "Invitations" })).toHaveProperty("checked", true);
});

test("your emails: nothing can be chosen while it is saved, and a later choice isn't called saved", async () => {
  show();
  const { promise: saved, resolve: answer } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => saved);
  const person = userEvent.setup();
  const box = screen.getByRole("checkbox", { name: "Invitations" });
  await person.click(screen.getByRole("button", { name: "Save" }));
  await person.click(box);
  expect(box).toHaveProperty("checked", false);
  answer(Response.json({ ok: true }));
  await screen.findByText("Saved.");
  await person.click(box);
  expect(box).toHaveProperty("checked", true);
  expect(screen.queryByText("Saved.")).toBeNull();
});
