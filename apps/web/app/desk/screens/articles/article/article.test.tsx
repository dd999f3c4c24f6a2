// @vitest-environment jsdom
import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import { clearInMemoryState } from "~/desk/features/in-memory-state";
import Article from "./article.tsx";

const first = new Date("2026-01-05T10:00:00.000Z");
const later = new Date("2026-01-06T09:30:00.000Z");
const saved: ArticleForEditing = {
  id: "7f1d3c50-0000-4000-8000-000000000003",
  title: "Dilution",
  slug: "dilution",
  content: "Saved text",
  excerpt: null,
  coverImageUrl: null,
  tags: ["Risk"],
  published: false,
  createdAt: first,
  updatedAt: first,
  changedBy: "op@example.com",
  firstPublishedAt: null,
};

let requests: { readonly method: string; readonly body: Record<string, unknown> }[] = [];

afterEach(() => {
  clearInMemoryState();
  vi.unstubAllGlobals();
  requests = [];
});

function serverAnswers(...responses: Response[]): void {
  vi.stubGlobal("fetch", async (_path: string, { method = "", body }: RequestInit) => {
    requests.push({ method, body: JSON.parse(String(body)) });
    return responses.shift();
  });
}

const ListStub = () => <p>The list</p>;

/** The editor; a second load returns the later versions. */
function renderEditor(...versions: (ArticleForEditing | null)[]): void {
  let current: ArticleForEditing | null = null;
  const loader = () => {
    current = versions.shift() ?? current;
    return { article: current };
  };
  renderScreen(
    [
      { path: "/admin/articles", Component: ListStub },
      { path: "/admin/articles/:id", Component: Article, loader },
    ],
    `/admin/articles/${versions[0]?.id ?? "new"}`,
  );
}

const textField = () => screen.findByLabelText("Text");

async function retype(text: string): Promise<void> {
  fireEvent.change(await textField(), { target: { value: text } });
}

const conflict = () =>
  Response.json({ code: "ALREADY_CHANGED", message: "Changed." }, { status: 409 });
const success = (updatedAt: Date) => Response.json({ updatedAt });

describe("article editor", () => {
  it("reports the missing fields of a new article and sends nothing", async () => {
    serverAnswers();
    renderEditor(null);
    expect(await screen.findByText("Nothing written yet.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Publish" }));
    expect(screen.getByText("Please give the article a title")).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it("derives the address from the title of a new article", async () => {
    renderEditor(null);
    fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "Sixty days" } });
    expect(screen.getByLabelText("Address")).toHaveProperty("value", "sixty-days");
  });

  it("fixes the address of a published article", async () => {
    renderEditor({ ...saved, published: true, firstPublishedAt: first });
    expect(await screen.findByLabelText("Address")).toHaveProperty("readOnly", true);
    expect(screen.getByText("Saved. Readers see this version.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete draft" })).toBeNull();
  });

  it("saves over the version that it loaded", async () => {
    serverAnswers(success(later));
    renderEditor(saved, { ...saved, content: "Mine", updatedAt: later });
    await retype("Mine");
    expect(screen.getByText("You have unsaved changes.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    expect(await screen.findByText("Saved. Only admins can see it.")).toBeTruthy();
    expect(requests).toMatchObject([
      { method: "PUT", body: { content: "Mine", seen: first.toISOString(), tags: ["Risk"] } },
    ]);
  });

  it("keeps the text after a failed save, and asks before the page is closed", async () => {
    serverAnswers(new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    renderEditor(saved);
    await retype("Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await textField()).toHaveProperty("value", "Mine");
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it("offers unsaved text again after another screen, and discards it on request", async () => {
    renderEditor(saved);
    await retype("Mine");
    await userEvent.click(screen.getByRole("link", { name: "Back to articles" }));
    await screen.findByText("The list");
    renderEditor(saved);
    expect(await textField()).toHaveProperty("value", "Mine");
    await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(await textField()).toHaveProperty("value", "Saved text");
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
  });
});

describe("article editor: a colleague saved in between", () => {
  const theirs = { ...saved, content: "Theirs", updatedAt: later, changedBy: "bea@example.com" };

  async function saveWithConflict(): Promise<HTMLElement> {
    renderEditor(saved, theirs);
    await retype("Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    return screen.findByRole("dialog", { name: "This article has changed" });
  }

  it("says who changed the article and when", async () => {
    serverAnswers(conflict());
    const dialog = await saveWithConflict();
    expect(dialog.textContent).toContain("bea@example.com changed it on Jan 6, 2026, 09:30 UTC");
    expect(await textField()).toHaveProperty("value", "Mine");
  });

  it("overwrites the version that was shown", async () => {
    serverAnswers(conflict(), success(new Date("2026-01-07T00:00:00Z")));
    const dialog = await saveWithConflict();
    await userEvent.click(within(dialog).getByRole("button", { name: "Overwrite" }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({ body: { content: "Mine", seen: later.toISOString() } });
  });

  it("reloads their version", async () => {
    serverAnswers(conflict());
    const dialog = await saveWithConflict();
    await userEvent.click(within(dialog).getByRole("button", { name: "Reload" }));
    expect(await textField()).toHaveProperty("value", "Theirs");
    expect(screen.getByText("Saved. Only admins can see it.")).toBeTruthy();
  });

  it("saves a deleted draft as a new one", async () => {
    const missing = { code: "ARTICLE_NOT_FOUND", message: "No article." };
    serverAnswers(Response.json(missing, { status: 404 }), success(later));
    renderEditor(saved);
    await retype("Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    const dialog = await screen.findByRole("dialog", { name: "This draft was deleted" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Save as a new draft" }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({ body: { content: "Mine", seen: null } });
  });
});
