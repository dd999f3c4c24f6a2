import type { CommandEntry, CommandTable } from "./command.ts";

/** Options of every command. */
const common = {
  "as?": "local chain only: ada, ben, cleo, dara, eli or olga signs",
  "rpc?": "the node; RPC_URL, or http://127.0.0.1:8545, by default",
  "help?": "shows this",
} as const;

/** The names of a command's options, as `parseOptions` takes them. */
export function optionNames({ options }: CommandEntry): ReadonlySet<string> {
  return new Set(Object.keys({ ...options, ...common }).map(withoutMark));
}

/** All commands by group, each with its summary. */
export function listCommands(groups: Readonly<Record<string, CommandTable>>): string {
  const sections = Object.entries(groups).map(([title, table]) => {
    const rows = Object.entries(table).map(([name, { summary }]) => row(name, summary));
    return [title, ...rows].join("\n");
  });
  return [
    "npm run exchange -- <command> [options]",
    "The exchange without the website. Amounts are in the coin, such as 97.50; times in days.\nEXCHANGE_KEY holds the private key that signs, or EXCHANGE_KEY_FILE names its file.",
    ...sections,
    "npm run exchange -- <command> --help shows a command's options.",
  ].join("\n\n");
}

/** One command with its options. */
export function describeCommand(name: string, { summary, options }: CommandEntry): string {
  const all = { ...options, ...common };
  const usage = Object.keys(options).map((option) =>
    option.endsWith("?") ? `[--${withoutMark(option)}]` : `--${option}`,
  );
  const rows = Object.entries(all).map(([option, text]) => row(`--${withoutMark(option)}`, text));
  return [`npm run exchange -- ${[name, ...usage].join(" ")}`, `${summary}.`, rows.join("\n")].join(
    "\n\n",
  );
}

const withoutMark = (option: string) => option.replace(/\?$/, "");
const row = (head: string, text: string) => `  ${head.padEnd(23)} ${text}`;
