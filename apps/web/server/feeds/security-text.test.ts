import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

const fields = (now: Date, email: string | null = null) =>
  securityText("https://tenora.example", email, now)
    .trimEnd()
    .split("\n")
    .map((line) => /^([\w-]+): (\S+)$/.exec(line)?.slice(1) as [string, string]);

test("security.txt: has each field of RFC 9116 once, with the public address", () => {
  const read = Object.fromEntries(fields(new Date("2026-11-22T20:00:00Z")));
  expect(Object.keys(read)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(read.Contact).toMatch(/^(https:\/\/|mailto:)/);
  expect(read.Canonical).toBe("https://tenora.example/.well-known/security.txt");
  expect(read["Preferred-Languages"]).toBe("en");
});

test("security.txt: names the address for reports where there is one", () => {
  const read = Object.fromEntries(fields(new Date("2026-11-22T20:00:00Z"), "safe@tenora.example"));
  expect(read.Contact).toBe("mailto:safe@tenora.example");
});

test.each(["2026-01-01T00:00:00Z", "2028-02-29T23:59:59Z"])(
  "security.txt: read at %s it expires in the future, within a year",
  (at) => {
    const now = new Date(at);
    const { Expires = "" } = Object.fromEntries(fields(now));
    expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const days = (Date.parse(Expires) - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  },
);
