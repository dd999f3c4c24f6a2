// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DocumentPreview } from "./document-preview.tsx";

/** All of the page is in sight: jsdom lays nothing out. */
class EverythingInSight {
  private readonly report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  vi.stubGlobal("fetch", async () => Response.json({ url: "https://store.example/x.png" }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const onSeen = vi.fn();
  render(<DocumentPreview linkPath="/link" path="/documents/x.png" onSeen={onSeen} />);
  return onSeen;
}
const findImage = () => screen.findByRole("img", { name: "Registration certificate" });

test("document preview: an image in sight counts as seen once it is loaded", async () => {
  const onSeen = open();
  const image = await findImage();
  expect(onSeen).not.toHaveBeenCalled();
  fireEvent.load(image);
  expect(onSeen).toHaveBeenCalledOnce();
});

test("document preview: an image that can't be loaded is never seen, says so, and can be tried again", async () => {
  const onSeen = open();
  fireEvent.error(await findImage());
  expect(screen.getByText("This document can't be shown now")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  fireEvent.load(await findImage());
  expect(onSeen).toHaveBeenCalledOnce();
});

test.each(["utf8", "utf16le"] as const)(
  "document preview: an XML is shown as the text that it is, and counts as seen then (%s)",
  async (encoding) => {
    const xml = '<Invoice><script>alert("x")</script></Invoice>';
    vi.stubGlobal("fetch", async (url: string) =>
      url === "/link"
        ? Response.json({ url: "https://store.example/x.xml" })
        : new Response(Buffer.from(xml, encoding), { headers: { "content-type": "text/plain" } }),
    );
    const onSeen = vi.fn();
    render(
      <DocumentPreview linkPath="/link" path="/documents/x.xml" title="a.xml" onSeen={onSeen} />,
    );
    expect(await screen.findByText(xml)).toBeDefined();
    expect(document.querySelector("script")).toBeNull();
    // Told in an effect, which may run after the text is there.
    await vi.waitFor(() => expect(onSeen).toHaveBeenCalledOnce());
  },
);

test("document preview: an XML that can't be loaded can be tried again", async () => {
  vi.stubGlobal("fetch", async (url: string) =>
    url === "/link"
      ? Response.json({ url: "https://store.example/x.xml" })
      : new Response("", { status: 403 }),
  );
  render(<DocumentPreview linkPath="/link" path="/documents/x.xml" />);
  expect(await screen.findByText("This document can't be shown now")).toBeDefined();
});
