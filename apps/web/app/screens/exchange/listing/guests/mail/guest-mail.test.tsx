// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { account, clearPage, press, renderPage } from "#test/components/wallet/render-page.tsx";
import { GuestMail } from "./guest-mail.tsx";
import { HolderMail } from "./holder-mail.tsx";

afterEach(clearPage);

const person = userEvent.setup();
const path = "/api/investor/guest-address";
const none = { email: null, isConfirmed: false, isRegistered: false };
const region = "Emails about your notes";

/** The form of a guest whose address is known to be this, or none. */
function show(page: () => React.ReactNode, address: object, wallet: string | null = account) {
  const server = { [path]: () => Response.json({ wallet, address }) };
  return renderPage({ path: "/", page, wallet: "connected", server });
}

describe("a guest's address", () => {
  test.each([
    ["nothing", ""],
    ["something else", "lea"],
  ])("%s in place of it is refused in words, and nothing is sent", async (_what, typed) => {
    const { requests } = show(() => <GuestMail about="invitation" />, none);
    const field = await screen.findByLabelText("Your email address (optional)");
    if (typed !== "") await person.type(field, typed);
    await waitFor(() => expect(requests).toEqual([path]));
    await press("Email me");
    expect(await screen.findByText("Enter an email address like name@example.com.")).toBeDefined();
    expect(requests).toEqual([path]);
  });

  test("without one again, mails stop", async () => {
    show(() => <GuestMail about="notes" />, {
      ...none,
      email: "lea@example.com",
      isConfirmed: true,
    });
    expect(await screen.findByText("We email lea@example.com about your notes.")).toBeDefined();
    await person.clear(screen.getByLabelText("Your email address (optional)"));
    expect(screen.getByRole("button", { name: "Stop emailing me" })).toBeDefined();
  });
});

describe("a holder", () => {
  test("who isn't registered may give an address, also before they sign in", async () => {
    show(() => <HolderMail />, none, null);
    expect(await screen.findByRole("region", { name: region })).toBeDefined();
    expect(
      screen.getByText(/when it's paid, when it's late, and what you can collect/),
    ).toBeDefined();
    expect(screen.getByRole("button", { name: "Email me" })).toBeDefined();
  });

  test("who is a registered investor isn't asked for one", async () => {
    const { requests } = show(() => <HolderMail />, { ...none, isRegistered: true });
    await waitFor(() => expect(requests).toContain(path));
    expect(screen.queryByRole("region", { name: region })).toBeNull();
  });
});
