// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useLastLoaded } from "./use-last-loaded.ts";

type Given = readonly [loaded: string, key: string];

test("what was loaded last stays while loading fails, and is never another entry's", () => {
  const first: Given = ["failed", "1"];
  const { result, rerender } = renderHook(([loaded, key]: Given) => useLastLoaded(loaded, key), {
    initialProps: first,
  });
  expect(result.current).toEqual({ lastLoaded: null, hasLoadFailed: true });
  rerender(["a page", "1"]);
  expect(result.current).toEqual({ lastLoaded: "a page", hasLoadFailed: false });
  rerender(["failed", "1"]);
  expect(result.current).toEqual({ lastLoaded: "a page", hasLoadFailed: true });
  rerender(["failed", "2"]);
  expect(result.current).toEqual({ lastLoaded: null, hasLoadFailed: true });
});
