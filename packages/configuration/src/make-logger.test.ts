import { expect, test } from "vitest";
import { makeLogger } from "./make-logger.ts";

const canaries = /canary/i;

function written(write: (log: ReturnType<typeof makeLogger>) => void): string {
  const lines: string[] = [];
  write(makeLogger("test", "trace", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

test("log: hides fields with personal data or secrets at any depth", () => {
  const text = written((log) => {
    log.info(
      { email: "canary", who: { directorName: "Canary", deep: [{ token: "canary" }] } },
      "x",
    );
    log.child({ password: "canary" }).info("y");
  });
  expect(text).not.toMatch(/"(email|directorName|token)":"canary/i);
  expect(text.split("\n")[0]).not.toMatch(canaries);
});

test("log: writes an error's name, code and stack, but not its message", () => {
  const error = Object.assign(new TypeError('bad uuid: "canary"\nCanary'), { code: "22P02" });
  const text = written((log) => {
    log.error({ err: error }, "failed");
    log.error({ stack: error.stack, cause: error }, "failed");
  });
  expect(text).not.toMatch(canaries);
  expect(text).toContain('"code":"22P02"');
  expect(text).toContain("TypeError");
  expect(text).toContain("make-logger.test.ts");
});

test("log: replaces e-mail addresses, wallets and connection strings in any text", () => {
  const wallet = `0x${"ab".repeat(20)}`;
  const text = written((log) => {
    log.info(
      { what: `of canary@example.com and ${wallet}` },
      `to canary@mail.example.com ${wallet}`,
    );
    log.info({ path: "/to/canary%40mail.example.com" }, "request");
    log.info({ path: "/cut/off/canary@mail" }, "request");
    log.info("postgres://owner:canary@db/tenora is away");
  });
  expect(text).not.toMatch(canaries);
  expect(text).not.toContain(wallet);
  for (const line of text.trim().split("\n"))
    expect(JSON.parse(line)).toMatchObject({ part: "test" });
});

test.each(["a", "a.", "0x", "-", "a@", "a@a-"])(
  "log: a long line of %j is written in linear time",
  (piece) => {
    const what = piece.repeat(200_000 / piece.length);
    // Processor time instead of the clock, since other processes may be busy.
    const began = process.cpuUsage();
    written((log) => log.info({ what }, "x"));
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1_000);
  },
);

test("log: no value can end its line or send control characters to a terminal", () => {
  const evil = `/a\r\n{"forged":1}\u0000\u001B[2J\u007F\u0085\u009B31m\u2028\u2029\uD800b`;
  const text = written((log) => log.info({ path: evil, [`k${evil}`]: 1 }, evil));
  expect(text.endsWith("\n")).toBe(true);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(text.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  expect(JSON.parse(text)).toMatchObject({ part: "test" });
});
