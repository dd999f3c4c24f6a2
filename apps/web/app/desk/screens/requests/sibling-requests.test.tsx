// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation, useNavigate } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { businessRecord } from "#test/components/desk/records.ts";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import { clearInMemoryState } from "~/desk/features/in-memory-state";
import { setSingleKeyShortcuts } from "~/desk/features/list/shortcuts/single-key-shortcuts";
import RequestDetails from "./request/request.tsx";
import Requests from "./requests.tsx";

const names = ["Ada", "Bela", "Cy"];
const all = names.map((companyName, at) =>
  businessRecord({ companyName, id: `7f1d3c50-0000-4000-8000-00000000000${at}` }),
);
const query = "?status=pending&search=a&sort=oldest";

/** The list, of which some are decided meanwhile, with an entry above it. */
let listed = all;
/** What the server waits for before it answers. */
let answers: Promise<void> = Promise.resolve();
let address = "";
let goBack = () => {};
const Address = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  address = pathname + search;
  goBack = () => void navigate(-1);
  return null;
};

const List = (props: Parameters<typeof Requests>[0]) => (
  <>
    <Address />
    <Requests {...props} />
  </>
);

beforeEach(() => {
  listed = all;
  answers = Promise.resolve();
  clearInMemoryState();
  setSingleKeyShortcuts(true);
  globalThis.fetch = async () => Response.json({});
});

function renderList(path: string) {
  const counts = { pending: 3, approved: 0, rejected: 0, suspended: 0 };
  const marks = {
    comments: {},
    assignees: {},
    certificateRequests: {},
    openedCertificates: {},
    equalRegistrations: {},
    checks: {},
  };
  const rest = { marks, counts, overdue: 0, proposals: [], older: null, now: 0, reviewDays: 2 };
  renderScreen(
    [
      {
        path: "/admin",
        Component: List,
        // As the server's answers do, which bring the list again with each entry.
        shouldRevalidate: () => true,
        loader: async () => {
          await answers;
          return { businesses: listed, ...rest };
        },
        children: [
          {
            path: "requests/:id",
            Component: RequestDetails,
            loader: async ({ params }) => {
              await answers;
              return { ...all.find(({ id }) => id === params.id), reviewDays: 2 };
            },
          },
        ],
      },
    ],
    path + query,
  );
}

const pageOf = (name: string) => `/admin/requests/${all[names.indexOf(name)]?.id}`;
const shows = (name: string) => screen.findByRole("dialog", { name });
const button = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });
const next = () => button("Next request");
const previous = () => button("Previous request");
const isDisabled = (one: HTMLElement) => one.getAttribute("aria-disabled") === "true";

describe("requests beside the open one", () => {
  it("leads to the next and the previous one of the page, with the list's query in the address", async () => {
    renderList(pageOf("Ada"));
    await shows("Ada");
    expect(isDisabled(previous())).toBe(true);
    expect(screen.getByRole("dialog").textContent).toContain("1 of 3 on this page");
    await userEvent.click(next());
    await shows("Bela");
    expect(address).toBe(pageOf("Bela") + query);
    expect(isDisabled(previous())).toBe(false);
    await userEvent.click(next());
    await shows("Cy");
    expect(isDisabled(next())).toBe(true);
    await userEvent.click(previous());
    await shows("Bela");
    // The button keeps the focus, to be pressed again.
    expect(document.activeElement).toBe(previous());
  });

  it("leads there with j and k, unless something is typed, they are turned off, or at the end", async () => {
    renderList(pageOf("Ada"));
    await shows("Ada");
    await userEvent.keyboard("k");
    await userEvent.keyboard("j");
    await shows("Bela");
    await userEvent.type(screen.getByLabelText("New note"), "k j");
    expect(screen.getByLabelText("New note")).toHaveProperty("value", "k j");
    expect(address).toBe(pageOf("Bela") + query);
    next().focus();
    setSingleKeyShortcuts(false);
    await userEvent.keyboard("j");
    expect(address).toBe(pageOf("Bela") + query);
    setSingleKeyShortcuts(true);
    await userEvent.keyboard("j");
    await shows("Cy");
  });

  it("keeps what was typed for each request apart", async () => {
    renderList(pageOf("Ada"));
    await shows("Ada");
    await userEvent.type(screen.getByLabelText("New note"), "About Ada");
    await userEvent.click(button("Reject"));
    await userEvent.type(screen.getByLabelText("Reason"), "Blurred");
    await userEvent.click(next());
    await shows("Bela");
    expect(screen.getByLabelText("New note")).toHaveProperty("value", "");
    expect(screen.queryByLabelText("Reason")).toBeNull();
    await userEvent.click(previous());
    await shows("Ada");
    expect(screen.getByLabelText("New note")).toHaveProperty("value", "About Ada");
  });

  it("still leads on from a request that was decided and left the list", async () => {
    renderList(pageOf("Bela"));
    await shows("Bela");
    listed = all.filter(({ companyName }) => companyName !== "Bela");
    await userEvent.click(button("Approve"));
    await waitFor(() => expect(screen.queryByText("Bela", { selector: "td *" })).toBeNull());
    expect(screen.getByRole("dialog").textContent).not.toContain("on this page");
    await userEvent.click(next());
    await shows("Cy");
    expect(screen.getByRole("dialog").textContent).toContain("2 of 2 on this page");
  });

  it("offers neither for a request that the page doesn't list", async () => {
    listed = all.filter(({ companyName }) => companyName !== "Bela");
    renderList(pageOf("Bela"));
    await shows("Bela");
    expect(screen.queryByRole("button", { name: /request$/ })).toBeNull();
  });

  it("returns to the row of the last one shown", async () => {
    renderList("/admin");
    await userEvent.click(within(await findRow("Ada")).getByRole("link", { name: "View Ada" }));
    await shows("Ada");
    await userEvent.keyboard("j");
    await shows("Bela");
    await userEvent.click(button("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address).toBe(`/admin${query}`);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("View Bela");
  });

  it("doesn't return while another one loads that was opened after it was closed", async () => {
    renderList(pageOf("Bela"));
    await shows("Bela");
    const { promise, resolve } = Promise.withResolvers<void>();
    answers = promise;
    await userEvent.click(button("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(within(await findRow("Cy")).getByRole("link", { name: "View Cy" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    resolve();
    await shows("Cy");
    act(goBack);
    await shows("Bela");
  });

  it("returns when the same one is opened again while the list loads", async () => {
    renderList(pageOf("Bela"));
    await shows("Bela");
    const { promise, resolve } = Promise.withResolvers<void>();
    answers = promise;
    await userEvent.click(button("Close"));
    await userEvent.click(within(await findRow("Bela")).getByRole("link", { name: "View Bela" }));
    resolve();
    await shows("Bela");
  });
});
