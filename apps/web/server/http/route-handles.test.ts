import { expect, test } from "vitest";
import { readRouteHandles } from "./route-handles.ts";

const articles = { maxBodyBytes: 2 };
const covers = { maxBodyBytes: 3 };
const find = readRouteHandles({
  routes: {
    root: { path: "", module: {} },
    article: { path: "api/articles/:id", parentId: "root", module: { handle: articles } },
    cover: { path: "api/articles/covers", parentId: "root", module: { handle: covers } },
    plain: { path: "api/plain", parentId: "root", module: {} },
  },
});

test.each([
  ["/api/articles/1", articles],
  ["/API/Articles/1/", articles],
  ["/api/articles/1.data", articles],
  ["/api/articles/covers", covers],
  ["/api//articles/cover%73", covers],
  ["/api/plain", undefined],
  ["/api/articles/1/publication", undefined],
  ["/x/api/articles/1", undefined],
  ["/", undefined],
])("route handles: %s has the limits of its own route", (path, handle) => {
  expect(find(path)).toBe(handle);
});
