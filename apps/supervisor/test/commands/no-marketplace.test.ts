import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runCommand } from "../support/run-command.ts";

// An operator's shell that does not know the service's settings.
const folder = mkdtempSync(join(tmpdir(), "tenora-nothing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wallet = `0x${"1".repeat(40)}`;

test.each([
  ["admin", ["list"]],
  ["backup", [join(folder, "backup")]],
  ["person", ["erase", wallet]],
  ["person", ["export", wallet, join(folder, "export")]],
  ["keys", ["check"]],
] as const)(
  "npm run %s -- %j: fails without a marketplace and creates none",
  async (name, args) => {
    const { code, text } = await runCommand(name, args, { DATA_DIR: join(folder, "data") });
    expect({ code, text }).toEqual({
      code: 1,
      text: expect.stringContaining(`There is no marketplace in ${join(folder, "data")}`),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);
