import { expect, test } from "vitest";
import { emailSchema, parseEmailAddress } from "./email-address.ts";

test.each([
  "a@xn--e1afmkfd.xn--p1ai",
  "owner@firm.xn--yfro4i67o",
  "owner@firm.xn--j6w193g",
  "sales&ops@example.com",
  "a=b/c+d'e@example.com",
  "#!$%*?^_`{|}~-.@a.b-c.museum",
  "..a.@example.com",
])("email address: takes %s as it is", (address) => {
  expect(parseEmailAddress(address)).toBe(address);
});

test.each([
  [" Ada@Example.COM\n", "ada@example.com"],
  ["user@почта.рф", "user@xn--80a1acny.xn--p1ai"],
  ["owner@公司.新加坡", "owner@xn--55qx5d.xn--yfro4i67o"],
  ["owner@公司。香港", "owner@xn--55qx5d.xn--j6w193g"],
  ["ada@BÜCHER.example", "ada@xn--bcher-kva.example"],
  ["ada@example.com\u200B", "ada@example.com"],
])("email address: %j is stored as %s", (typed, address) => {
  expect(parseEmailAddress(typed)).toBe(address);
  expect(emailSchema("Wrong.").parse(typed)).toBe(address);
});

test.each([
  "",
  "ada",
  "@example.com",
  "ada@example",
  "ada@公司",
  "ada@.com",
  "ada@a..com",
  "ada@-a.com",
  "ada@a-.com",
  "ada@a_b.com",
  "ada@[127.0.0.1]",
  "ada@example.com, eve@example.com",
  "Ada <ada@example.com>",
  '"a b"@example.com',
  "адa@example.com",
  "ada@公司.cn/path",
  "ada@公司.cn:25",
  "ada@公司%2ecn",
  "ada@eve@公司.cn",
  "ada@公司.cn\nBcc: eve@example.com",
  "ada@公 司.cn",
  "ada@xn--公司.cn",
  "ada@example.com\u0000",
  `ada@${"a".repeat(64)}.com`,
  `${"a".repeat(243)}@example.com`,
])("email address: refuses %j", (text) => {
  expect(parseEmailAddress(text)).toBeNull();
  expect(emailSchema("Wrong.").safeParse(text).error?.issues[0]?.message).toBe("Wrong.");
});
