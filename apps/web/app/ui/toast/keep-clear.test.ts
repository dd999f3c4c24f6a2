// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepClear } from "./keep-clear.ts";

const page = document.documentElement;
const strip = "data-notice-strip";

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing can be pressed in a page without a layout.
  document.elementsFromPoint = () => [];
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "elementsFromPoint");
});

it("notice: the room that the page made for it stays during a press, so that no button moves away", async () => {
  const layer = document.body.appendChild(document.createElement("div"));
  const kept = keepClear(layer);
  const notice = document.createElement("p");
  notice.dataset.sonnerToast = "";
  notice.dataset.removed = "false";
  Object.defineProperty(notice, "offsetWidth", { value: 356 });
  layer.append(notice);
  await vi.advanceTimersByTimeAsync(250);
  page.setAttribute(strip, "");

  document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  notice.remove();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.hasAttribute(strip)).toBe(true);

  document.body.dispatchEvent(new MouseEvent("pointerup", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(250);
  expect(page.hasAttribute(strip)).toBe(false);
  kept.stop();
});

it("notice: one that rises during a press beside it doesn't catch the release, and one that is pressed does", async () => {
  const layer = document.body.appendChild(document.createElement("div"));
  const notice = layer.appendChild(document.createElement("p"));
  const kept = keepClear(layer);
  const send = (target: Element, type: string) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  send(document.body, "pointerdown");
  expect(layer.hasAttribute("data-passes")).toBe(true);
  send(document.body, "pointerup");
  // Not before the click, which follows.
  expect(layer.hasAttribute("data-passes")).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(layer.hasAttribute("data-passes")).toBe(false);
  send(notice, "pointerdown");
  expect(layer.hasAttribute("data-passes")).toBe(false);
  kept.stop();
});
