// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { createRoutesStub, Link, Outlet } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

const List = () => (
  <>
    <SearchField path="/list" label="Search" />
    <Link to="/list/1">View</Link>
    <Outlet />
  </>
);

const Entry = () => <p>Entry</p>;

const type = (text: string) => {
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

describe("the search field", () => {
  afterEach(() => vi.useRealTimers());

  // As in a busy browser. Events are dispatched without act, which would render after each of them.
  it("leaves an entry open that was opened before the page had rendered again", async () => {
    const entry = Promise.withResolvers<null>();
    const Stub = createRoutesStub([
      {
        path: "/list",
        Component: List,
        loader: () => null,
        children: [{ path: ":id", Component: Entry, loader: () => entry.promise }],
      },
    ]);
    render(<Stub initialEntries={["/list"]} />);
    await screen.findByRole("searchbox");
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("ada");
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    screen.getByRole("link", { name: "View" }).click();
    vi.advanceTimersByTime(300);
    entry.resolve(null);
    vi.useRealTimers();
    await screen.findByText("Entry");
  });
});
