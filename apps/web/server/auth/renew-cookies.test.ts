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

test("a session signed with an older key is signed with the present one", () => {
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
])("a session with %s stays as it is", (_what, value) => {
  expect(renewed(`tenora.wallet=${value}`, "new", "old")).toBe(`tenora.wallet=${value}`);
});

test("with one key alone, and with an older key that was dropped, nothing is renewed", () => {
  const cookie = `tenora.wallet=${signed("token", "old", "wallet")}`;
  expect(renewed(cookie, "new")).toBe(cookie);
});

test("machine by machine from `old` by `old,new` and `new,old` to `new`, neighbours take each other's", () => {
  const steps: [string, ...string[]][] = [["old"], ["old", "new"], ["new", "old"], ["new"]];
  for (const [at, one] of steps.entries()) {
    for (const other of steps.slice(Math.max(0, at - 1), at + 2)) {
      const cookie = `tenora.wallet=${signed("token", one[0], "wallet")}`;
      const itsOwn = `tenora.wallet=${signed("token", other[0], "wallet")}`;
      expect(renewed(cookie, ...other), `${one} at ${other}`).toBe(itsOwn);
    }
  }
});
