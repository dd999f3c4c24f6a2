import { expect, test } from "vitest";
import { checkContactForm } from "./contact-message.ts";

const form = {
  name: "Ada Lim",
  email: "Ada@Example.com ",
  topic: "selling",
  message: "Hello,\r\n\r\ncan I sell an order?",
};

test("contact form: a right one is a message, with the address in lower case", () => {
  expect(checkContactForm(form)).toEqual({
    ok: true,
    message: { ...form, email: "ada@example.com", message: "Hello,\n\ncan I sell an order?" },
  });
});

test("contact form: every wrong field has one sentence", () => {
  const empty = { name: " ", email: "", topic: "", message: "\n" };
  expect(checkContactForm(empty)).toEqual({
    ok: false,
    errors: {
      name: "Enter your name.",
      email: "Enter an email address, such as ada@example.com.",
      topic: "Choose what it's about.",
      message: "Write your message.",
    },
  });
  const long = { name: "a".repeat(101), message: "a".repeat(4_001) };
  expect(checkContactForm({ ...form, ...long })).toMatchObject({
    errors: {
      name: "Please use at most 100 characters.",
      message: "Please use at most 4,000 characters.",
    },
  });
});

test.each(["Ada\r\nBcc: eve@example.com", "Ada\nBcc: eve@example.com", "Ada\u2028Bcc: eve\u0000"])(
  "contact form: a name is one line (%j)",
  (name) => {
    const checked = checkContactForm({ ...form, name });
    expect(checked.ok && checked.message.name).toMatch(/^Ada Bcc: eve(?:@example\.com)?$/);
  },
);

test.each([
  "ada@example.com\r\nBcc: eve@example.com",
  "ada@example.com, eve@example.com",
  "Ada <ada@example.com>",
  "ada@example.com\u0000",
  "ada",
])("contact form: an address is one address (%j)", (email) => {
  expect(checkContactForm({ ...form, email })).toMatchObject({
    errors: { email: expect.any(String) },
  });
});
