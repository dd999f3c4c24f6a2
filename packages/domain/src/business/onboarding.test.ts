import { describe, expect, test } from "vitest";
import { companySchema, directorSchema, onboardingSchema, registeredNumber } from "./onboarding.ts";

const company = {
  companyName: "Ada Trading",
  country: "Singapore",
  registrationNumber: "202412345K",
};
const director = { directorName: "Ada Tan", directorEmail: "Ada@Example.com " };

describe("the onboarding form", () => {
  test("is stored without extra white space, the e-mail in lower case §3.12", () => {
    const parsed = onboardingSchema.parse({
      ...company,
      ...director,
      companyName: "  Ada \n Trading  ",
      consent: true,
    });
    expect(parsed.companyName).toBe("Ada Trading");
    expect(parsed.directorEmail).toBe("ada@example.com");
  });

  test.each([
    { companyName: "" },
    { companyName: " \t\n" },
    { companyName: "a".repeat(201) },
    { country: "" },
    { country: "Atlantis" },
    { registrationNumber: "" },
    { registrationNumber: "1".repeat(65) },
  ])("rejects the company %j", (change) => {
    expect(companySchema.safeParse({ ...company, ...change }).success).toBe(false);
  });

  test("asks for a registration number of the country's register, and stores it as that writes it", () => {
    const wrong = companySchema.safeParse({ ...company, registrationNumber: "2024K" });
    expect(wrong.error?.issues).toMatchObject([
      { path: ["registrationNumber"], message: "A Singapore UEN looks like 201912345K." },
    ]);
    const typed = { country: "Vietnam", registrationNumber: "MST: 314567890" } as const;
    expect(registeredNumber(typed)).toBe("0314567890");
    expect(companySchema.safeParse({ ...company, ...typed }).success).toBe(true);
    expect(registeredNumber({ country: "Other", registrationNumber: "HRB 0815" })).toBe("HRB 0815");
  });

  test.each([
    { directorName: "" },
    { directorEmail: "" },
    { directorEmail: "ada" },
    { directorEmail: "ada@" },
    { directorEmail: `${"a".repeat(250)}@b.co` },
  ])("rejects the director %j", (change) => {
    expect(directorSchema.safeParse({ ...director, ...change }).success).toBe(false);
  });

  test("requires the consent", () => {
    const form = { ...company, ...director };
    for (const consent of [false, "true", undefined]) {
      expect(onboardingSchema.safeParse({ ...form, consent }).success).toBe(false);
    }
  });
});
