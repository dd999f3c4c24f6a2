// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { pending, renderScreen } from "#test/components/desk/render-screen.tsx";
import { SignIn } from "./sign-in.tsx";

function renderSignIn(respond: () => unknown, address = "/admin"): FormData[] {
  const submissions: FormData[] = [];
  const action = async ({ request }: { request: Request }) => {
    submissions.push(await request.formData());
    return respond();
  };
  renderScreen(
    [
      { path: "/admin", Component: SignIn },
      { path: "/api/admin/session", action },
    ],
    address,
  );
  return submissions;
}

async function signIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Email"), "op@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "secret");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("admin sign-in", () => {
  it("shows that it is busy while the server checks", async () => {
    renderSignIn(pending);
    await signIn();
    const button = await screen.findByRole("button", { name: "Signing in..." });
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("shows the rejection and keeps what was typed", async () => {
    renderSignIn(() => ({ ok: false, message: "Invalid credentials or not an admin user" }));
    await signIn();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Invalid credentials or not an admin user");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "op@example.com");
  });

  it("asks for the code first without an error, and sends all three together", async () => {
    const responses = [
      { ok: false, message: "Enter the code.", needsCode: true },
      { ok: false, message: "This code is not right.", needsCode: true, isWrongCode: true },
    ];
    const submissions = renderSignIn(() => responses.shift());
    await signIn();
    const code = await screen.findByLabelText("Code");
    expect(document.activeElement).toBe(code);
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.type(code, "000000{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("This code is not right.");
    expect(Object.fromEntries(submissions[1] ?? [])).toEqual({
      email: "op@example.com",
      password: "secret",
      code: "000000",
    });
  });

  it("without scripts: the address says why, and a code is asked for with the other two", async () => {
    renderSignIn(pending, "/admin?problem=SECOND_FACTOR_NEEDED");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Enter the code/);
    for (const label of ["Email", "Password", "Code"])
      expect(screen.getByLabelText(label).closest(".hidden")).toBeNull();
  });

  it("says that something went wrong when the address tells of a problem that sign-in doesn't have", async () => {
    renderSignIn(pending, "/admin?problem=BUSINESS_ERASED");
    expect((await screen.findByRole("alert")).textContent).not.toContain("erased");
  });

  it("starts with an empty form for another account", async () => {
    renderSignIn(() => ({ ok: false, message: "Enter the code.", needsCode: true }));
    await signIn();
    await userEvent.click(await screen.findByRole("button", { name: "Use another account" }));
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "");
    expect(screen.queryByLabelText("Code")).toBeNull();
  });
});
