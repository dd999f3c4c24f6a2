import { describe, expect, test } from "vitest";
import { investorFormSchema, investorRegistrationSchema, toRegistration } from "./investor.ts";

const form = {
  investorName: "Cy Tan",
  email: " Cy@Example.com ",
  country: "Singapore",
  idNumber: "S1234567D",
  agreeTerms: true,
} as const;

describe("investor registration", () => {
  test("is stored without extra white space, the e-mail in lower case", () => {
    const parsed = investorFormSchema.parse({ ...form, investorName: "  Cy \n Tan " });
    expect(parsed).toEqual({ ...form, investorName: "Cy Tan", email: "cy@example.com" });
  });

  test.each([
    ["investorName", "", "Name must be at least 2 characters"],
    ["investorName", " C ", "Name must be at least 2 characters"],
    ["email", "", "Invalid email address"],
    ["email", "cy@", "Invalid email address"],
    ["email", `${"c".repeat(250)}@example.com`, "Invalid email address"],
    ["country", "S", "Country must be at least 2 characters"],
    ["idNumber", "  1 ", "ID number must be at least 2 characters"],
    ["idNumber", undefined, "ID number must be at least 2 characters"],
    ["idNumber", "1".repeat(65), "Please use at most 64 characters"],
    ["agreeTerms", false, "You must agree to the terms and conditions"],
  ])("rejects the %s %j", (field, value, message) => {
    const { error } = investorFormSchema.safeParse({ ...form, [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });

  test("accepts two characters in every field §9.18", () => {
    const shortest = { ...form, investorName: "Cy", country: "SG", idNumber: "12" };
    expect(investorFormSchema.safeParse(shortest).success).toBe(true);
  });

  test("is sent under the names of the record §3.9 §3.11 §7.21", () => {
    const wallet = `0x${"aB".repeat(20)}`;
    const sent = toRegistration(investorFormSchema.parse(form), wallet);
    expect(sent).toEqual({
      investorName: "Cy Tan",
      country: "Singapore",
      registrationNumber: "S1234567D",
      walletAddress: wallet,
      certificateInfo: { email: "cy@example.com" },
      agreeTerms: true,
    });
    const received = investorRegistrationSchema.parse(sent);
    expect(received.walletAddress).toBe(wallet.toLowerCase());
  });

  test("is rejected on the server by the same rules", () => {
    const sent = toRegistration(investorFormSchema.parse(form), "0x12");
    const wrong = { ...sent, registrationNumber: "1", certificateInfo: { email: "x" } };
    const { error } = investorRegistrationSchema.safeParse({ ...wrong, agreeTerms: false });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
      "registrationNumber",
      "walletAddress",
      "certificateInfo.email",
      "agreeTerms",
    ]);
  });
});
