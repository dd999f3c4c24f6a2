// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import MailDetails from "./mail.tsx";

const mail = { id: "1", kind: "business_approved", createdAt: new Date(0), sentAt: new Date(0) };
const preview = {
  to: "ada@example.com",
  subject: "Welcome",
  greeting: "Dear Ada,",
  message: "You’re in.",
  html: "<style>p{color:red}</style><p>You’re <b>in</b>.</p>",
};

async function openMail(loaderData: object) {
  renderScreen(
    [{ path: "/admin/mails/:id", Component: MailDetails as never, loader: () => loaderData }],
    "/admin/mails/1",
  );
  return within(await screen.findByRole("dialog"));
}

test("mail: is shown as an email app shows it, in a frame that runs nothing, with its text folded below", async () => {
  const dialog = await openMail({ mail: { ...mail, state: "sent" }, preview });
  const frame = dialog.getByTitle<HTMLIFrameElement>("Welcome, as an email app shows it");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.getAttribute("srcdoc")).toBe("<p>You’re <b>in</b>.</p>");
  const text = dialog.getByText("You’re in.").closest("details");
  expect(text?.open).toBe(false);
  expect(text?.textContent).toContain("Dear Ada,");
  // As the privacy page says it.
  expect(
    dialog.getByText(/from today’s records.* but not the text.* deleted after 90 days/),
  ).toBeDefined();
});

test("mail: without a recipient there is no preview", async () => {
  const dialog = await openMail({ mail: { ...mail, state: "waiting" }, preview: null });
  expect(dialog.getByText("This email no longer has a recipient")).toBeDefined();
  expect(dialog.queryByTitle(/as an email app shows it/)).toBeNull();
});
