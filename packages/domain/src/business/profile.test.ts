import { expect, test } from "vitest";
import { checkProfile, maxDescription, type ProfileAnswers } from "./profile.ts";

const none: ProfileAnswers = { description: "", website: "", industry: "", founded: "" };
const check = (answers: Partial<ProfileAnswers>) => checkProfile({ ...none, ...answers }, 2026);

test("profile: every answer may be empty", () => {
  expect(check({}).profile).toEqual({
    description: "",
    website: null,
    industry: null,
    founded: null,
  });
});

test.each([
  ["example.com", "https://example.com"],
  ["https://shop.example.com/about?x=1", "https://shop.example.com/about?x=1"],
  ["https://müller.de", "https://müller.de"],
])("profile: the website %s is stored as %s", (typed, website) => {
  expect(check({ website: typed }).profile?.website).toBe(website);
});

test.each([
  "http://example.com",
  "javascript:alert(1)",
  "https://user@example.com",
  "https://example.com:8443",
  "https://127.0.0.1",
  "https://localhost",
  "https://exa mple.com",
  "//example.com",
])("profile: the website %s is refused", (website) => {
  expect(check({ website })).toEqual({
    errors: {
      website: "Enter an address that starts with https://, such as https://example.com.",
    },
    profile: null,
  });
});

test("profile: a year is from 1600 to this one, an industry from the list, a text not too long", () => {
  expect(check({ founded: "2026" }).profile?.founded).toBe(2026);
  for (const founded of ["2027", "1599", "19.5", "12x"])
    expect(check({ founded }).errors.founded).toBe("Enter a year from 1600 to 2026.");
  expect(check({ industry: "retail" }).profile?.industry).toBe("retail");
  expect(check({ industry: "banking" }).errors).toHaveProperty("industry");
  expect(check({ description: "x".repeat(maxDescription + 1) }).errors).toHaveProperty(
    "description",
  );
});
