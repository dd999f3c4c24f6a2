import { expect, test } from "vitest";
import { clientAddress, normalise, unknownClient } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["[0:0:0:0:0:FFFF:CB00:7107]:80", "203.0.113.7"],
])("client address: %s is counted as %s", (written, counted) => {
  expect(normalise(written)).toBe(counted);
});

test.each([
  "",
  "unknown",
  "_hidden",
  "203.0.113",
  "203.0.113.256",
  "203.0.113.7:",
  "[::1",
  "a,b",
  "x".repeat(10_000),
])("client address: %j is no address, and shares one limit with all others", (written) => {
  expect(normalise(written)).toBe(unknownClient);
});

test("client address: the header is believed of as many proxies as are trusted", () => {
  const header = "198.51.100.1, 203.0.113.7, 10.0.0.1";
  expect(clientAddress("127.0.0.1", header, 0)).toBe("127.0.0.1");
  expect(clientAddress("127.0.0.1", header, 1)).toBe("10.0.0.1");
  expect(clientAddress("127.0.0.1", header, 2)).toBe("203.0.113.7");
  expect(clientAddress("127.0.0.1", undefined, 2)).toBe("127.0.0.1");
  expect(clientAddress("127.0.0.1", "10.0.0.1", 2)).toBe("10.0.0.1");
  expect(clientAddress("127.0.0.1", "203.0.113.7, nonsense", 1)).toBe(unknownClient);
});
