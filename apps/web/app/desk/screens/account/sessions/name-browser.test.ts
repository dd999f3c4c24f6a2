import { expect, test } from "vitest";
import { nameBrowser } from "./name-browser.ts";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    "Chrome on Linux",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
    "Safari on iPhone or iPad",
  ],
  ["curl/8", "Unknown browser"],
  [null, "Unknown browser"],
])("browser name: %s is %s", (userAgent, name) => {
  expect(nameBrowser(userAgent)).toBe(name);
});
