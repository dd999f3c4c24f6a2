// npm run exchange -- <command> [--as account] [options]: the market without the web application.
import { ExchangeRevertError } from "../transaction/errors.ts";
import { type Command, connect } from "./context.ts";
import * as local from "./deploy-commands.ts";
import * as offers from "./offer-commands.ts";
import { parseOptions } from "./options.ts";
import * as pay from "./payment-commands.ts";
import * as trade from "./trade-commands.ts";

const commands: Readonly<Record<string, Command>> = {
  deploy: local.deploy,
  mint: local.mint,
  wait: local.wait,
  offer: offers.offer,
  acknowledge: offers.acknowledge,
  attest: offers.attest,
  list: offers.list,
  cancel: offers.cancel,
  buy: trade.buy,
  release: trade.release,
  refund: trade.refund,
  ask: trade.ask,
  fill: trade.fill,
  balance: trade.balance,
  settle: pay.settle,
  default: pay.markDefault,
  claim: pay.claim,
  withdraw: pay.withdraw,
  show: pay.show,
};

const [name = "", ...words] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command)
    throw new Error(`Unknown command; use one of: ${Object.keys(commands).join(", ")}.`);
  const options = parseOptions(words);
  const rpcUrl = options.maybe("rpc") ?? process.env.RPC_URL ?? "http://127.0.0.1:8545";
  console.log(await command(await connect(rpcUrl, options.maybe("as")), options));
} catch (error) {
  console.error(error instanceof ExchangeRevertError ? error.message : (error as Error).message);
  process.exitCode = 1;
}
