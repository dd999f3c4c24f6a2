import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

const complaint = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return "";
};

describe("environment: S3", () => {
  const whole = { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };

  test("accepts a bucket with keys or with the machine's own identity; empty variables count as absent", () => {
    expect(readEnvironment(whole)).toMatchObject(whole);
    expect(complaint({ S3_BUCKET: "b", S3_ENDPOINT: "https://s3.example", S3_REGION: "" })).toBe(
      "",
    );
    expect(readEnvironment({ ...whole, S3_FORCE_PATH_STYLE: "0" }).S3_FORCE_PATH_STYLE).toBe(false);
    expect(complaint({ S3_ENDPOINT: "" })).toBe("");
  });

  test.each([
    [{ S3_ENDPOINT: "https://s3.example" }, /S3_ENDPOINT is set, but S3_BUCKET/],
    [{ S3_BUCKET: "b", S3_ACCESS_KEY_ID: "id" }, /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
    [{ S3_BUCKET: "b", S3_SECRET_ACCESS_KEY: "key" }, /or neither/],
    [{ ...whole, S3_ENDPOINT: "s3.example" }, /S3_ENDPOINT/],
    [
      { ...whole, S3_BUCKETS: "b" },
      /S3_BUCKETS is not a setting\. The settings are S3_BUCKET, S3_REGION/,
    ],
  ])("rejects incomplete settings with a sentence: %j", (variables, message) => {
    expect(complaint(variables as Record<string, string>)).toMatch(message);
  });
});

test("environment: accepts one mail service, and EmailJS only with all of its settings", () => {
  expect(complaint({ EMAILJS_SERVICE_ID: "s" })).toMatch(/EmailJS needs all of/);
  const whole = { EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t", EMAILJS_PUBLIC_KEY: "p" };
  expect(complaint(whole)).toBe("");
  expect(complaint({ ...whole, SMTP_URL: "smtp://mail.example" })).toMatch(/not both/);
  expect(complaint({ ...whole, EMAILJS_URL: "mail.example/send" })).toMatch(/EMAILJS_URL/);
});

test("environment: a company's place and address belong to a company with a name", () => {
  expect(complaint({ COMPANY_ADDRESS: "1 Raffles Place" })).toMatch(/COMPANY_NAME does not say/);
  expect(complaint({ COMPANY_NAME: "Tenora Pte Ltd", COMPANY_JURISDICTION: "Singapore" })).toBe("");
  for (const name of ["GOVERNING_LAW", "REGULATORY_STATUS"])
    expect(complaint({ [name]: "Singapore" })).toMatch(`${name} is set, but COMPANY_NAME does not`);
  expect(complaint({ CONTACT_EMAIL: "not an address" })).toMatch(/CONTACT_EMAIL/);
});

test("environment: accepts a new and an old secret, each of at least 32 characters", () => {
  const [fresh, old] = ["n".repeat(32), "o".repeat(32)];
  expect(readEnvironment({ AUTH_SECRET: `${fresh}, ${old}` }).AUTH_SECRET).toEqual([fresh, old]);
  expect(readEnvironment({ DATA_KEY: old }).DATA_KEY).toEqual([old]);
  expect(complaint({ LINK_SECRET: `${fresh},short` })).toMatch(
    /LINK_SECRET: must be at least 32 characters long/,
  );
  expect(complaint({ LINK_SECRET: `${fresh},` })).toMatch(/LINK_SECRET/);
});

describe("environment: numbers are written in decimal digits", () => {
  const names = ["PORT", "METRICS_PORT", "KEEP_SESSIONS_DAYS", "KEEP_MAILS_DAYS", "LIMIT_FACTOR"];
  const wrong = [
    " ",
    " 30 ",
    "30 ",
    "+30",
    "-30",
    "0x1e",
    "3e1",
    "1e999",
    "NaN",
    "Infinity",
    "true",
  ];
  const cases = names.flatMap((name) => wrong.map((text) => [name, text] as const));

  test.each(cases)("rejects and names %s=%j", (name, text) => {
    expect(complaint({ [name]: text })).toContain(`${name}: must be a`);
  });

  test.each([
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["KEEP_SESSIONS_DAYS", "0"],
    ["KEEP_MAILS_DAYS", "6"],
    ["KEEP_MAILS_DAYS", "3651"],
    ["LIMIT_FACTOR", "0"],
    ["LIMIT_FACTOR", "100001"],
  ])("rejects and names %s=%j, which is out of bounds", (name, text) => {
    expect(complaint({ [name]: text })).toContain(`${name}: `);
  });

  test("accepts decimal digits", () => {
    const numbers = { PORT: "0", METRICS_PORT: "9100", KEEP_MAILS_DAYS: "30", LIMIT_FACTOR: "0.5" };
    expect(readEnvironment(numbers)).toMatchObject({
      PORT: 0,
      METRICS_PORT: 9100,
      KEEP_MAILS_DAYS: 30,
      LIMIT_FACTOR: 0.5,
    });
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, LIMIT_FACTOR: 1 });
  });

  test("requires the checks of an investor unless the operator says that it doesn't", () => {
    const isRequired = (variables: Record<string, string>) =>
      readEnvironment(variables).REQUIRE_INVESTOR_CHECKS;
    expect([isRequired({}), isRequired({ REQUIRE_INVESTOR_CHECKS: "0" })]).toEqual([true, false]);
  });

  test("requires a second factor of admins only where the operator says so", () => {
    const isRequired = (variables: Record<string, string>) =>
      readEnvironment(variables).REQUIRE_TWO_FACTOR;
    expect([isRequired({}), isRequired({ REQUIRE_TWO_FACTOR: "1" })]).toEqual([false, true]);
  });
});

test.each([
  ["RELAYER_KEY", "11".repeat(32), /RELAYER_KEY: must be a private key/],
  ["RELAYER_KEY", "0x1234", /RELAYER_KEY: must be a private key/],
  ["RELAYER_DAILY_GAS", "0", /RELAYER_DAILY_GAS: must be a whole number between 500000/],
  ["SECOND_REVIEWER_FROM", "25,000", /SECOND_REVIEWER_FROM: must be a whole number of stablecoins/],
  [
    "SECOND_REVIEWER_FROM",
    "25000.50",
    /SECOND_REVIEWER_FROM: must be a whole number of stablecoins/,
  ],
  ["SECOND_REVIEWER_FROM", "250000001", /between 0 and 250000000, or never/],
  ["SECOND_REVIEWER_FROM", "-25000", /SECOND_REVIEWER_FROM: must be a whole number of stablecoins/],
  ["COMPLAINT_WORKING_DAYS", "61", /COMPLAINT_WORKING_DAYS: .* between 1 and 60/],
  ["REQUIRE_INVESTOR_CHECKS", "no", /REQUIRE_INVESTOR_CHECKS: /],
  ["REQUIRE_TWO_FACTOR", "yes", /REQUIRE_TWO_FACTOR: /],
  ["REVIEW_WORKING_DAYS", "0", /REVIEW_WORKING_DAYS: must be a whole number between 1 and 30/],
  ["RELAYER_DAILY_GAS", "1e7", /RELAYER_DAILY_GAS: must be a whole number/],
])("environment: rejects %s=%j and never repeats it", (name, text, message) => {
  expect(complaint({ [name]: text })).toMatch(message);
  if (text.length > 4) expect(complaint({ [name]: text })).not.toContain(text);
});

test.each([
  [undefined, 25_000],
  ["", 25_000],
  ["0", 0],
  ["100000", 100_000],
  ["250000000", 250_000_000],
  ["never", null],
])(
  "environment: a second reviewer, SECOND_REVIEWER_FROM=%j, is required from %j on",
  (text, from) => {
    expect(readEnvironment({ SECOND_REVIEWER_FROM: text }).SECOND_REVIEWER_FROM).toBe(from);
  },
);

test.each(["0", "1"])(
  "environment: rejects REQUIRE_SECOND_REVIEWER=%j and names what replaced it",
  (text) => {
    expect(complaint({ REQUIRE_SECOND_REVIEWER: text })).toMatch(
      /^REQUIRE_SECOND_REVIEWER is not a setting any more\. Set SECOND_REVIEWER_FROM/,
    );
    expect(complaint({ REQUIRE_SECOND_REVIEWER: "" })).toBe("");
  },
);
