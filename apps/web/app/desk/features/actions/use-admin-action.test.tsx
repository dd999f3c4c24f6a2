// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { errorMessages } from "~/http/error-messages";
import { Toaster } from "~/ui/toast/toast";
import { useAdminAction } from "./use-admin-action.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const general = "The request wasn’t changed.";

function Page() {
  const { run } = useAdminAction();
  const action = {
    path: "/api/admin/requests/1",
    progress: { title: "Updating", description: "One moment." },
    done: { title: "Updated", description: "It was changed." },
    failed: { title: "Update failed", description: general },
  };
  return (
    <>
      <button type="button" onClick={() => void run(action)}>
        Update
      </button>
      <Toaster />
    </>
  );
}

test.each(["TWO_FACTOR_REQUIRED", "SESSION_MISSING"] as const)(
  "admin action: on a page that was open before, %s says what to do",
  async (code) => {
    const { status, message } = errorMessages[code];
    vi.stubGlobal("fetch", async () => Response.json({ code, message }, { status }));
    const Stub = createRoutesStub([{ path: "/", Component: Page }]);
    render(<Stub initialEntries={["/"]} />);
    await userEvent.click(await screen.findByRole("button", { name: "Update" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(general)).toBeNull();
  },
);
