// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { useWallet } from "~/wallet/wallet-provider";
import type { ProfilePage } from "./profile.server.ts";
import { ProfileForm } from "./profile-form.tsx";
import { RecordCard } from "./record-card.tsx";

afterEach(clearPage);

const page: ProfilePage = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  wallet: account,
  address: "/b/ada-textiles",
  mark: { name: "Ada Textiles", logo: null },
  answers: { description: "We weave.", website: "", industry: "", founded: "1990" },
  hasListed: false,
  hasPublic: false,
  tierRecord: { onTime: 0, late: 0, defaulted: 0 },
  record: [],
  ratings: null,
};
/** The form as its page shows it: to a connected wallet. */
const Connected = () => (useWallet().isConnected ? <ProfileForm page={page} /> : null);
const person = userEvent.setup();
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const save = () => person.click(screen.getByRole("button", { name: "Save" }));

test("profile: keeps what was typed when it is wrong or can't be saved, and says when it is saved", async () => {
  let isUp = false;
  renderPage({
    path: "/business/profile",
    page: Connected,
    wallet: "connected",
    server: {
      "/api/wallet/session": () => Response.json({ wallet: account }),
      "/api/business/profile": () =>
        isUp
          ? Response.json({ ok: true })
          : Response.json({ code: "DATABASE_UNAVAILABLE", message: "Try later." }, { status: 503 }),
    },
  });
  expect(await screen.findByRole("link", { name: "View your page" })).toHaveProperty(
    "pathname",
    "/b/ada-textiles",
  );
  expect(field("About your business").value).toBe("We weave.");
  await person.type(field("Website"), "not a site");
  await save();
  expect(screen.getByText(/Enter an address that starts with https:/)).toBeDefined();
  await person.clear(field("Website"));
  await person.type(field("Website"), "ada.example");
  await save();
  expect(await screen.findByText("Try later.")).toBeDefined();
  expect(field("Website").value).toBe("ada.example");
  isUp = true;
  await save();
  expect(await screen.findByText(/^Saved\./)).toBeDefined();
  expect(screen.queryByText("Try later.")).toBeNull();
});

test("profile: the address of the public page can be copied, to share it", async () => {
  const sharer = userEvent.setup();
  renderPage({ path: "/business/profile", page: Connected, wallet: "connected" });
  await sharer.click(await screen.findByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeDefined();
  expect(await navigator.clipboard.readText()).toMatch(/\/b\/ada-textiles$/);
});

test("profile: can't be changed while it is saved, and the field in focus has the focus again", async () => {
  let answer = (_response: Response) => {};
  renderPage({
    path: "/business/profile",
    page: Connected,
    wallet: "connected",
    server: {
      "/api/wallet/session": () => Response.json({ wallet: account }),
      "/api/business/profile": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  await screen.findByRole("link", { name: "View your page" });
  await person.type(field("Website"), "ada.example{Enter}");
  await vi.waitFor(() => expect(field("Website").matches(":disabled")).toBe(true));
  await person.type(field("About your business"), " Too late.");
  // What a browser does to a disabled field.
  field("Website").blur();
  await vi.waitFor(() => {
    answer(Response.json({ ok: true }));
    expect(screen.getByText(/^Saved\./)).toBeDefined();
  });
  expect(field("About your business").value).toBe("We weave.");
  expect(document.activeElement).toBe(field("Website"));
});

test.each([
  [true, "See your receivables", "/exchange"],
  [false, "See your requests", "/business/funding-request"],
])(
  "profile: a record with public receivables (%s) leads where they are",
  async (hasPublic, name, path) => {
    const listed = { ...page, hasListed: true, hasPublic };
    renderPage({ path: "/business/profile", page: () => <RecordCard page={listed} /> });
    expect(await screen.findByRole("link", { name })).toHaveProperty("pathname", path);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  },
);
