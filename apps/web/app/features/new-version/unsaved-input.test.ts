// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hasUnsavedInput, rememberInput } from "./unsaved-input.ts";

test("unsaved input: an edited field counts while it is on the page", () => {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.addEventListener("input", rememberInput);
  field.value = "half a sentence";
  expect(hasUnsavedInput()).toBe(false);
  field.dispatchEvent(new Event("input"));
  expect(hasUnsavedInput()).toBe(true);
  field.remove();
  expect(hasUnsavedInput()).toBe(false);
});

test("unsaved input: work without a field counts, when closing the page would be asked about", () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  expect(hasUnsavedInput()).toBe(true);
  window.removeEventListener("beforeunload", ask);
  expect(hasUnsavedInput()).toBe(false);
});
