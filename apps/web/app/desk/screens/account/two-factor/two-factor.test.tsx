// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import TwoFactor from "./two-factor.tsx";

const since = new Date("2026-01-05T10:00:00Z");
const offer = { envelope: "e", secret: "ABCDEFGH", picture: "<svg/>" };

afterEach(() => vi.unstubAllGlobals());

const Request7 = () => "Request 7";

const renderFactor = (loaderData: object | "failed", search = "") =>
  renderScreen(
    [
      { path: "/admin/two-factor", Component: TwoFactor, loader: () => loaderData },
      { path: "/admin/requests/7", Component: Request7 },
    ],
    `/admin/two-factor${search}`,
  );

function serverAnswers(...responses: Response[]): void {
  vi.stubGlobal("fetch", async () => responses.shift());
}

describe("second factor", () => {
  it("offers to set it up while it is off", async () => {
    renderFactor({ factor: null, isRequired: false });
    expect(
      await screen.findByText("Two-factor authentication is off. Any authenticator app works."),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Set up" })).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("says why the portal is closed where it is required", async () => {
    renderFactor({ factor: null, isRequired: true });
    expect((await screen.findByRole("status")).textContent).toBe(
      "Two-factor sign-in is required here. Set it up to open the portal.",
    );
    expect(screen.getByRole("button", { name: "Set up" })).toBeTruthy();
  });

  async function setUp() {
    serverAnswers(Response.json(offer), Response.json({ recoveryCodes: ["AAAA-1", "BBBB-2"] }));
    await userEvent.click(await screen.findByRole("button", { name: "Set up" }));
    expect(await screen.findByText("ABCD EFGH")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Password"), "secret");
    await userEvent.type(screen.getByLabelText("Code"), "123456");
    await userEvent.click(screen.getByRole("button", { name: "Turn on" }));
  }

  it("leads on to what was asked for, once the recovery codes are saved", async () => {
    renderFactor({ factor: null, isRequired: true }, "?next=%2Fadmin%2Frequests%2F7");
    await setUp();
    expect(screen.queryByText("Request 7")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "I've saved them" }));
    expect(await screen.findByText("Request 7")).toBeTruthy();
  });

  it("shows the key, and the recovery codes until they are saved", async () => {
    renderFactor({ factor: null, isRequired: false });
    await setUp();
    const codes = await screen.findByRole("list", { name: "Recovery codes" });
    expect(within(codes).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "I've saved them" }));
    expect(screen.queryByRole("list", { name: "Recovery codes" })).toBeNull();
  });

  it("shows the server's message for a wrong code and keeps the password", async () => {
    renderFactor({ factor: null, isRequired: false });
    const rejection = { code: "SECOND_FACTOR_WRONG", message: "This code is not right." };
    serverAnswers(Response.json(offer), Response.json(rejection, { status: 401 }));
    await userEvent.click(await screen.findByRole("button", { name: "Set up" }));
    await userEvent.type(await screen.findByLabelText("Password"), "secret");
    await userEvent.type(screen.getByLabelText("Code"), "123456");
    await userEvent.click(screen.getByRole("button", { name: "Turn on" }));
    expect((await screen.findByRole("alert")).textContent).toBe("This code is not right.");
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "secret");
  });

  it("shows since when it is on, and warns when few recovery codes are left", async () => {
    renderFactor({ factor: { since, codesLeft: 2 }, isRequired: false });
    expect(
      await screen.findByText("Since Jan 5, 2026, 10:00 UTC · 2 recovery codes left"),
    ).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("To get new recovery codes");
    expect(screen.getByRole("button", { name: "Turn off" })).toBeTruthy();
  });

  it("stays on where it is required: the button says why", async () => {
    renderFactor({ factor: { since, codesLeft: 2 }, isRequired: true });
    const button = await screen.findByRole("button", { name: "Turn off" });
    const reason = screen.getByText(
      "Two-factor sign-in is required here, so it can’t be turned off.",
    );
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-describedby")).toBe(reason.id);
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain(
      "ask the person who runs Tenora to reset",
    );
  });

  it("reports failed loading", async () => {
    renderFactor("failed");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load two-factor authentication");
  });
});
