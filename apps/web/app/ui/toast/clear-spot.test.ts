// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { findClearSpot } from "./clear-spot.ts";

afterEach(() => {
  Reflect.deleteProperty(document, "elementsFromPoint");
  document.body.replaceChildren();
});

it("notice: keeps off a link of which a bar leaves a strip of 4 px", () => {
  const layer = document.body.appendChild(document.createElement("div"));
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "/status";
  const bar = document.body.appendChild(document.createElement("p"));
  const barRect = { left: 0, top: 667, right: 1280, bottom: 720 };
  const size = { width: 364, height: 90 };
  const search = { margin: 24, columns: "edges" } as const;
  const spotBeside = (left: number) => {
    link.getClientRects = () => [new DOMRect(left, 663, 60, 44)] as unknown as DOMRectList;
    document.elementsFromPoint = (x, y) =>
      y >= 667 ? [bar, link] : y >= 663 && x >= left && x <= left + 60 ? [link] : [];
    return findClearSpot(layer, size, { width: 1280, height: 720 }, search, [barRect]);
  };
  expect(spotBeside(700)).toEqual({ right: 24, bottom: 56 });
  expect(spotBeside(1000)).toEqual({ right: 892, bottom: 56 });
});
