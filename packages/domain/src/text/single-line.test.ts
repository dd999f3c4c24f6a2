import { expect, test } from "vitest";
import { isBlank, toPlainText, toSingleLine } from "./single-line.ts";

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

test.each([
  ["zero-width spaces", "\u200B \u200C\u200D\uFEFF"],
  ["a word joiner", "\u2060"],
  ["a soft hyphen", "\u00AD"],
  ["Hangul fillers", "\u115F\u1160\u3164\uFFA0"],
  ["a blank of Braille", "\u2800"],
  ["variation selectors", "\uFE0F\u{E0100}"],
  ["tags", "\u{E0001}\u{E0041}\u{E007F}"],
  ["marks of direction", "\u200E\u061C\u202E\u2066"],
  ["joiners that stand alone", "\u034F\u180E\u17B4"],
  ["what fonts draw as nothing", "\uFFFC\u{1D159}\u{13441}\u{16FE4}"],
  ["white space of any kind", " \t\u00A0\u3000\u2028\u0085"],
])("a text is empty when nothing of it shows: %s", (_what, text) => {
  expect([toSingleLine(text), toPlainText(`${text}\n${text}`)]).toEqual(["", ""]);
});

test.each(["A", "\u200Bx", "\u2801", "中", "ㅎ", "\u{1F1F8}", "\u2764\uFE0F", ".", "\u0600"])(
  "a text is not empty when something of it shows: %j",
  (text) => expect(isBlank(text)).toBe(false),
);
