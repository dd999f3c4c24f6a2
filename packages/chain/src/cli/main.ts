// npm run exchange -- <command> [--as account] [options]: the market without the web application.
import { explainError } from "../transaction/errors.ts";
import { runCommand } from "./run-command.ts";

try {
  console.log(await runCommand(process.argv.slice(2), process.env));
} catch (error) {
  const { code, sentence, nextStep } = explainError(error);
  // What the command itself says against its options is nothing that a chain would answer.
  console.error(code === "UNKNOWN" ? (error as Error).message : `${sentence} ${nextStep}`);
  process.exitCode = 1;
}
