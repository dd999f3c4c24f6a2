import { expect, test } from "vitest";
import { toSingleLine } from "./single-line.ts";

test.each([
  ["  Ada \t Trading\r\nBcc: eve@example.com ", "Ada Trading Bcc: eve@example.com"],
  ["Ada\u0000\u0001\u0008\u001B[31m Ltd\u007F\u009B2J", "Ada[31m Ltd2J"],
  ["Ada\uD800 \uDC00Ltd\uFFFE\uFFFF\u{1FFFE}", "Ada Ltd"],
  ["Ada\u202Egnp.exe\u2066 Ltd", "Adagnp.exe Ltd"],
  ["\u0000 \u0007", ""],
  ["Cafe\u0301 \u{1F1F8}\u{1F1EC} نام\u200Cها", "Café \u{1F1F8}\u{1F1EC} نام\u200Cها"],
])("one line: %j becomes %j", (text, line) => {
  expect(toSingleLine(text)).toBe(line);
});
