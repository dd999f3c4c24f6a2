import { type DestinationStream, type Logger, pino } from "pino";

/** Names of fields with personal data or secrets, at any depth. */
const hidden =
  /^(.*email|.*password|.*token|.*secret|.*key|cookie|set-cookie|authorization|signature|message|detail|(company|director|investor|file|user)_?name|registration_?number|address|ip|url|query|body)$/i;
/** Exceptions: fields that our own code writes about errors and jobs. */
const shown = new Set(["driverCode", "jobKey"]);

/** Last net, over the whole line: e-mail addresses, wallets, signatures and long tokens. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // The lookbehind keeps this linear: tried at every letter, a long word would take its length
  // squared.
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*/g, "[e-mail]"],
  [/0x[0-9a-f]{40,}/gi, "[hex]"],
  // JSON escapes the other control characters; terminals act on these as well.
  [/[\u007f-\u009f\u2028\u2029]/g, "?"],
  [/postgres(?:ql)?:\/\/\S+?(?=["\s\\]|$)/g, "[address]"],
];
const deepest = 6;

/** The log of one service in lines of JSON. Nothing in it identifies a person. */
export function makeLogger(part: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part },
    formatters: { log: (fields: object) => hide(fields) as Record<string, unknown> },
    // Errors are written by `hide`, without their message: it may repeat what a person typed.
    serializers: { err: (error: unknown) => error },
    hooks: { streamWrite: scrub },
  };
  return destination ? pino(options, destination) : pino(options);
}

function hide(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return hide(describe(value), depth);
  if (value instanceof Date || value === null || typeof value !== "object") return value;
  if (depth === deepest) return "[deep]";
  if (Array.isArray(value)) return value.map((one) => hide(one, depth + 1));
  const entries = Object.entries(value).map(([name, inner]) => {
    if (name === "stack") return [name, framesOf(String(inner))];
    if (hidden.test(name) && !shown.has(name)) return [name, "[hidden]"];
    return [name, hide(inner, depth + 1)];
  });
  return Object.fromEntries(entries);
}

const describe = ({ name, stack, code }: Error & { code?: unknown }) => ({ name, code, stack });

/** Where it happened; the first lines of a stack are the message. */
const framesOf = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

function scrub(line: string): string {
  return patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}
