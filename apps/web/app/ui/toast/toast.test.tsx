// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dismiss, type Notification, notify, Toaster } from "./toast.tsx";

const untilReplaced = Number.POSITIVE_INFINITY;
const show = (title: string, more: Partial<Notification> = {}) =>
  notify({ id: "payment", title, duration: untilReplaced, ...more });

/** The texts on screen that aren't closing. */
const openTitles = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"]) [data-title]')].map(
    (title) => title.textContent,
  );
const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  render(<Toaster />);
  notify({ id: "loaded", title: "Loaded" });
  await screen.findByText("Loaded");
  dismiss("loaded");
  await isGone("Loaded");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("toast with an id", () => {
  test("takes the place of the one that is open", async () => {
    show("Sent");
    await screen.findByText("Sent");
    show("Done");
    await screen.findByText("Done");
    expect(openTitles()).toEqual(["Done"]);
  });

  test("shown while the one before it is closing, it stays and can be replaced and closed", async () => {
    show("Sent");
    await screen.findByText("Sent");
    dismiss("payment");
    await waitFor(() => expect(openTitles()).toEqual([]));
    show("Not sent");
    await isGone("Sent");
    expect(openTitles()).toEqual(["Not sent"]);
    show("Sent again");
    await screen.findByText("Sent again");
    expect(openTitles()).toEqual(["Sent again"]);
    dismiss("payment");
    await isGone("Sent again");
  });

  test("shown by the action of the one before it, it stays", async () => {
    show("Stopped", { action: { label: "Open", onClick: () => show("Take it back") } });
    fireEvent.click(await screen.findByText("Open"));
    await screen.findByText("Take it back");
    await isGone("Stopped");
    expect(openTitles()).toEqual(["Take it back"]);
  });

  test("closed before the toaster has loaded, it is never shown", async () => {
    cleanup();
    show("Sent");
    dismiss("payment");
    notify({ id: "other", title: "Another toast" });
    render(<Toaster />);
    await screen.findByText("Another toast");
    expect(openTitles()).toEqual(["Another toast"]);
  });
});
