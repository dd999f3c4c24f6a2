import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import { rewrites } from "@tenora/testing/wallet/message-rewrites";
import { expect, test } from "vitest";
import { isSignInForUs, writeSignInMessage } from "./sign-in-message.ts";

const address = walletAddressSchema.parse("0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045");
const terms = {
  publicUrl: "https://app.tenora.example",
  chainId: 17000,
  statement: "Sign in to prove that this wallet is yours. This costs nothing and moves nothing.",
};
const minute = 60_000;
const now = Date.parse("2026-05-17T09:30:00.250Z");
const written = writeSignInMessage(terms, { address, nonce: "ab".repeat(24), now });

test("sign-in message: accepts what it wrote, up to 5 minutes before or after", () => {
  for (const at of [now - 5 * minute, now, now + 5 * minute]) {
    expect(isSignInForUs(written, terms, at), String(at - now)).toBe(true);
  }
  for (const at of [now - 5 * minute - 1, now + 5 * minute + 1]) {
    expect(isSignInForUs(written, terms, at), String(at - now)).toBe(false);
  }
});

test("sign-in message: rejects our message for another site or another chain", () => {
  expect(isSignInForUs(written, { ...terms, publicUrl: "https://tenora.example" }, now)).toBe(
    false,
  );
  expect(isSignInForUs(written, { ...terms, publicUrl: "http://app.tenora.example" }, now)).toBe(
    false,
  );
  expect(isSignInForUs(written, { ...terms, chainId: 1 }, now)).toBe(false);
});

test("sign-in message: rejects our domain in capitals", () => {
  const message = written.replace("app.tenora", "APP.TENORA");
  expect(isSignInForUs(message, terms, now)).toBe(false);
});

test.each(Object.entries(rewrites))("sign-in message: rejects %s", (_what, rewrite) => {
  const message = rewrite(written);
  expect(message).not.toBe(written);
  expect(isSignInForUs(message, terms, now)).toBe(false);
});
