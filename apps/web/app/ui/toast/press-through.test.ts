// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { letPressesThrough } from "./press-through.ts";

it("notice: one that rises during a press beside it doesn't catch the release, and one that is pressed does", async () => {
  vi.useFakeTimers();
  const layer = document.body.appendChild(document.createElement("div"));
  const notice = layer.appendChild(document.createElement("p"));
  const stop = letPressesThrough(layer);
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
  stop();
  vi.useRealTimers();
});
