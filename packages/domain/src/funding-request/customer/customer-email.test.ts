import { expect, test } from "vitest";
import { checkCustomerEmail, emailDomain } from "./customer-email.ts";

test.each([
  "ap@straits-foods.com",
  "Accounts.Payable@Mail.Straits-Foods.com.sg",
  "ap@gmail-partners.com",
  "ap@orange.com",
  "buchhaltung@müller.xn--p1ai",
  "einkauf&co@公司.新加坡",
])("customer email: accepts %s", (email) => {
  expect(checkCustomerEmail(email, "ada-textiles.com")).toBeNull();
});

test.each(["", "ap", "ap@", "ap@straits", "a b@straits.com", "ap@straits..com", "ap@-straits.com"])(
  "customer email: %j is no address",
  (email) => {
    expect(emailDomain(email)).toBeNull();
    expect(checkCustomerEmail(email, null)).toMatch(/^Enter an email address/);
  },
);

test.each([
  "buyer@gmail.com",
  "buyer@GMAIL.com",
  "buyer@yahoo.co.uk",
  "buyer@yahoo.com.sg",
  "buyer@mail.yahoo.com",
  "buyer@qq.com",
  "buyer@vip.163.com",
  "buyer@web.de",
  "buyer@outlook.fr",
])("customer email: rejects the free provider of %s", (email) => {
  expect(checkCustomerEmail(email, null)).toMatch(/own domain/);
});

test("customer email: rejects the domain of the business itself", () => {
  expect(checkCustomerEmail("me@Ada-Textiles.com", "ada-textiles.com")).toMatch(/your own domain/);
  expect(checkCustomerEmail("me@почта.рф", "xn--80a1acny.xn--p1ai")).toMatch(/your own domain/);
});
