import { expect, test } from "vitest";
import { decodablePath } from "./decodable-path.ts";

test.each([
  ["/insights/a-b", "/insights/a-b"],
  ["/insights/caf%C3%A9%20x%2Fy", "/insights/caf%C3%A9%20x%2Fy"],
  ["/insights/%ff", "/insights/%25ff"],
  ["/b/%C3%A9%C3", "/b/%25C3%25A9%25C3"],
  ["/b/%ED%A0%80", "/b/%25ED%25A0%2580"],
  ["/b/100%", "/b/100%25"],
  ["/b/%zz%20", "/b/%25zz%20"],
  ["/b/a%00", "/b/a%2500"],
  ["/b/%2500", "/b/%2500"],
])("path %s is looked up as %s", (sent, path) => {
  expect(decodablePath(sent)).toBe(path);
  expect(decodeURIComponent(path)).not.toContain("\0");
});
