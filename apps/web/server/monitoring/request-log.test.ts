import { expect, test } from "vitest";
import { withoutIdentifiers } from "./request-log.ts";

test.each([
  [`/emails/${"aB-_".repeat(10)}abc`, "/emails/:token"],
  [`/acknowledge/${"aB-_".repeat(10)}abc/notice`, "/acknowledge/:token/notice"],
  [`/Acknowledge/${"aB-_".repeat(10)}abc.data`, "/acknowledge/:token"],
  [`/Emails/${"aB-_".repeat(10)}abc.data`, "/emails/:token"],
  [`/api/wallets/0x${"ab".repeat(20)}/due-dates`, "/api/wallets/:wallet/due-dates"],
])("the log has the route of %s, not who used it", (path, logged) => {
  expect(withoutIdentifiers(path)).toBe(logged);
});
