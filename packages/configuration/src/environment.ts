import { usualReviewDays } from "@tenora/domain/business/review-time";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { maxFace } from "@tenora/domain/funding-request/draft/read-face";
import { usualSecondReviewerFrom } from "@tenora/domain/funding-request/review/second-reviewer";
import { emailSchema } from "@tenora/domain/text/email-address";
import { parseWholeNumber } from "@tenora/domain/text/parse-whole-number";
import { lineSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { readKeyRing } from "./key-ring.ts";

const flag = z.enum(["0", "1"]).transform((text) => text === "1");
const between = (least: number, most: number) =>
  z
    .string()
    .transform((text) => parseWholeNumber(text) ?? Number.NaN)
    .refine((number) => number >= least && number <= most, {
      message: `must be a whole number between ${least} and ${most}`,
    });
/** A face value in whole stablecoins; null for "never". */
const faceOrNever = z
  .string()
  .transform((text) => (text === "never" ? null : (parseWholeNumber(text) ?? Number.NaN)))
  .refine((face) => face === null || face <= maxFace, {
    message: `must be a whole number of stablecoins between 0 and ${maxFace}, or never`,
  });
const port = between(0, 65_535);
const url = (protocol: RegExp) => z.url({ protocol });
const email = emailSchema("must be an email address");
const line = z.optional(lineSchema(200, { least: 1 }));
const http = url(/^https?$/);
const shortestKey = 32;
const secret = z
  .string()
  .transform(readKeyRing)
  .refine((keys) => keys.every((key) => key.length >= shortestKey), {
    message: "must be at least 32 characters long (each of them, while they change: new,old)",
  });

/** Every variable the marketplace reads. An empty one counts as absent. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: http.transform((text) => new URL(text).origin).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, "must be the number of proxies in front, 0 to 9")
    .transform(Number)
    .default(0),
  DATA_DIR: z.string().default(".data"),
  ADMIN_EMAIL: z.optional(email),
  ADMIN_PASSWORD: z.string().min(12, "must be at least 12 characters long").optional(),
  ADMIN_NOTIFY_EMAIL: z.optional(email),
  DEMO: flag.optional(),
  CHAIN: z.enum(Object.keys(chainPresets) as [keyof typeof chainPresets]).default("holesky"),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/).optional(),
  RPC_URL: z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim()))
    .pipe(z.array(http).min(1))
    .optional(),
  PUBLIC_RPC_URL: http.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ENDPOINT: http.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  EMAILJS_URL: http.optional(),
  AUTH_SECRET: secret.optional(),
  LINK_SECRET: secret.optional(),
  DATA_KEY: secret.optional(),
  RELAYER_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, "must be a private key: 0x and 64 hexadecimal digits")
    .transform((text) => text as `0x${string}`)
    .optional(),
  RELAYER_DAILY_GAS: between(500_000, 2_000_000_000).default(20_000_000),
  REVIEW_WORKING_DAYS: between(1, 30).default(usualReviewDays),
  SECOND_REVIEWER_FROM: faceOrNever.default(usualSecondReviewerFrom),
  COMPLAINT_WORKING_DAYS: between(1, 60).default(15),
  REQUIRE_INVESTOR_CHECKS: flag.default(true),
  REQUIRE_TWO_FACTOR: flag.default(false),
  COMPANY_NAME: line,
  COMPANY_JURISDICTION: line,
  COMPANY_ADDRESS: line,
  GOVERNING_LAW: line,
  REGULATORY_STATUS: line,
  CONTACT_EMAIL: z.optional(email),
  SECURITY_EMAIL: z.optional(email),
  KEEP_SESSIONS_DAYS: between(1, 3650).optional(),
  KEEP_MAILS_DAYS: between(7, 3650).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, "must be a number such as 0.5 or 10")
    .transform(Number)
    .pipe(z.number().positive().max(100_000))
    .default(1),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Environment = z.infer<typeof schema>;

/** A variable that cannot be used; the message is a sentence for the operator. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/**
 * Reads and checks the environment once, at start.
 * @throws EnvironmentError naming every variable that is wrong and why
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${String(issue.path[0])}: ${issue.message}`,
    );
    throw new EnvironmentError(`These settings cannot be used.\n  ${problems.join("\n  ")}`);
  }
  assertTogether(parsed.data, present);
  return parsed.data;
}

/** What says nothing without the name of a company. */
const companyNeeded = [
  "COMPANY_JURISDICTION",
  "COMPANY_ADDRESS",
  "GOVERNING_LAW",
  "REGULATORY_STATUS",
] as const;

function assertTogether(environment: Environment, present: Record<string, unknown>): void {
  // It would be a weaker rule than the one that was asked for.
  if ("REQUIRE_SECOND_REVIEWER" in present) {
    throw new EnvironmentError(
      "REQUIRE_SECOND_REVIEWER is not a setting any more. Set SECOND_REVIEWER_FROM: 0 is what 1 was, and never what 0 was.",
    );
  }
  const emailJs = ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"] as const;
  const given = emailJs.filter((name) => environment[name] !== undefined);
  if (given.length > 0 && given.length < emailJs.length) {
    throw new EnvironmentError(`EmailJS needs all of ${emailJs.join(", ")}.`);
  }
  if (given.length > 0 && environment.SMTP_URL !== undefined) {
    throw new EnvironmentError("Set SMTP_URL or EMAILJS_*, not both: there is one mail service.");
  }
  if (environment.COMPANY_NAME === undefined) {
    const given = companyNeeded.find((name) => name in present);
    if (given) throw new EnvironmentError(`${given} is set, but COMPANY_NAME does not say whose.`);
  }
  assertStore(environment, present);
}

function assertStore(environment: Environment, present: Record<string, unknown>): void {
  const names = Object.keys(present).filter((name) => name.startsWith("S3_"));
  const known = Object.keys(schema.shape).filter((name) => name.startsWith("S3_"));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) {
    throw new EnvironmentError(
      `${unknown} is not a setting. The settings are ${known.join(", ")}.`,
    );
  }
  if (names.length > 0 && environment.S3_BUCKET === undefined) {
    throw new EnvironmentError(`${names[0]} is set, but S3_BUCKET does not say which bucket.`);
  }
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = environment;
  if ((id === undefined) !== (key === undefined)) {
    throw new EnvironmentError("Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.");
  }
}
