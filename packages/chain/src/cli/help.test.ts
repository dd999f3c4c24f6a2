import { expect, test } from "vitest";
import { commandGroups, runCommand } from "./run-command.ts";

const commands = Object.values(commandGroups).flatMap((table) => Object.entries(table));

test("exchange help: names every command once, with what it does", async () => {
  const help = await runCommand(["--help"], {});
  expect(new Set(commands.map(([name]) => name)).size).toBe(commands.length);
  for (const [name, { summary }] of commands) {
    const rows = help.split("\n").filter((row) => row.startsWith(`  ${name} `));
    expect(rows, name).toHaveLength(1);
    expect(rows[0], name).toContain(summary);
  }
  expect(await runCommand([], {})).toBe(help);
});

test.each(commands)("exchange help: %s --help explains each option", async (name, entry) => {
  const help = await runCommand([name, "--help"], {});
  expect(help).toContain(entry.summary);
  for (const [option, text] of Object.entries(entry.options)) {
    expect(text.length).toBeGreaterThan(2);
    expect(help).toMatch(new RegExp(`^ {2}--${option.replace("?", "")} +\\S`, "m"));
  }
});

test("exchange help: no command takes a key as an option", () => {
  const options = commands.flatMap(([, entry]) => Object.keys(entry.options));
  expect(options.filter((name) => /key|mnemonic|secret|password/i.test(name))).toEqual([]);
});

test("exchange command: an unknown one points to the help", async () => {
  await expect(runCommand(["bye"], {})).rejects.toThrow('There is no command "bye"; see --help.');
});
