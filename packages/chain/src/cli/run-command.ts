import type { CommandTable } from "./command.ts";
import { authorizationCommands } from "./commands/authorization-commands.ts";
import { deploymentCommands } from "./commands/deployment-commands.ts";
import { gateCommands } from "./commands/gate-commands.ts";
import { historyCommands } from "./commands/history-commands.ts";
import { noteCommands } from "./commands/note-commands.ts";
import { offerCommands } from "./commands/offer-commands.ts";
import { paymentCommands } from "./commands/payment-commands.ts";
import { registryCommands } from "./commands/registry-commands.ts";
import { signatureCommands } from "./commands/signature-commands.ts";
import { tradeCommands } from "./commands/trade-commands.ts";
import { connectNode } from "./context.ts";
import { describeCommand, listCommands, optionNames } from "./help.ts";
import { parseOptions } from "./options/options.ts";

/** Every command, in the order of the help. */
export const commandGroups: Readonly<Record<string, CommandTable>> = {
  "Selling a receivable": offerCommands,
  "Who may buy": gateCommands,
  "Buying, reselling and rewards": tradeCommands,
  "Paying and collecting": paymentCommands,
  "Payments that someone else sends": authorizationCommands,
  "Notes as tokens": noteCommands,
  "Taking signatures back": signatureCommands,
  "Looking things up": historyCommands,
  "Running the exchange": registryCommands,
  "Setting a chain up": deploymentCommands,
};

const commands = new Map(Object.values(commandGroups).flatMap((table) => Object.entries(table)));

/**
 * Runs one command; resolves with what it says. Rejects with a sentence for wrong options, and with the
 * chain's own error otherwise.
 */
export async function runCommand(
  [name = "--help", ...words]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if (name === "--help" || name === "help") return listCommands(commandGroups);
  const command = commands.get(name);
  if (!command) throw new Error(`There is no command "${name}"; see --help.`);
  if (words.includes("--help")) return describeCommand(name, command);
  const options = parseOptions(words, optionNames(command));
  const rpcUrl = options.maybe("rpc") ?? environment.RPC_URL ?? "http://127.0.0.1:8545";
  return command.run(await connectNode(rpcUrl, options.maybe("as"), environment), options);
}
