import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { cookieSecret, renewCookies } from "./renew-cookies.ts";

const signed = (value: string, key: string, purpose: "wallet" | "admin") => {
  const signature = createHmac("sha256", cookieSecret(key, purpose)).update(value).digest("base64");
  return encodeURIComponent(`${value}.${signature}`);
};

const renewed = (cookie: string, ...keys: [string, ...string[]]) => {
  const headers = new Headers({ cookie });
  renewCookies(headers, keys);
  return headers.get("cookie");
};

test("session cookie: re-signs with the present key what an older key signed", () => {
  const cookie = `a=b; tenora.wallet=${signed("token", "old", "wallet")}; c=d`;
  expect(renewed(cookie, "new", "old")).toBe(
    `a=b; tenora.wallet=${signed("token", "new", "wallet")}; c=d`,
  );
  const secure = `__Host-tenora.admin=${signed("token", "older", "admin")}`;
  expect(renewed(secure, "new", "old", "older")).toBe(
    `__Host-tenora.admin=${signed("token", "new", "admin")}`,
  );
});

test.each([
  ["an unknown key", signed("token", "foreign", "wallet")],
  ["the other sign-in's key", signed("token", "old", "admin")],
  ["no signature", "token"],
  ["a broken one", "%E0%A4%A"],
])("session cookie: leaves one with %s unchanged", (_what, value) => {
  expect(renewed(`tenora.wallet=${value}`, "new", "old")).toBe(`tenora.wallet=${value}`);
});

test("session cookie: re-signs nothing with one key, or for an older key that was removed", () => {
  const cookie = `tenora.wallet=${signed("token", "old", "wallet")}`;
  expect(renewed(cookie, "new")).toBe(cookie);
});

test("session cookie: in a rotation old → old,new → new,old → new, neighbouring machines accept each other's", () => {
  const steps: [string, ...string[]][] = [["old"], ["old", "new"], ["new", "old"], ["new"]];
  for (const [at, one] of steps.entries()) {
    for (const other of steps.slice(Math.max(0, at - 1), at + 2)) {
      const cookie = `tenora.wallet=${signed("token", one[0], "wallet")}`;
      const itsOwn = `tenora.wallet=${signed("token", other[0], "wallet")}`;
      expect(renewed(cookie, ...other), `${one} at ${other}`).toBe(itsOwn);
    }
  }
});
