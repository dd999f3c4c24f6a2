// npm run exchange -- <verb> [--as person] [options]: the market without the web application.
import { ExchangeRefusal } from "../exchange/errors.ts";
import { connect } from "./context.ts";
import * as local from "./local.ts";
import * as offers from "./offer.ts";
import { parseOptions } from "./options.ts";
import * as pay from "./pay.ts";
import * as trade from "./trade.ts";
import type { Verb } from "./verb.ts";

const verbs: Readonly<Record<string, Verb>> = {
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
const verb = verbs[name];
try {
  if (!verb) throw new Error(`Say one of: ${Object.keys(verbs).join(", ")}.`);
  const options = parseOptions(words);
  const rpcUrl = options.maybe("rpc") ?? process.env.RPC_URL ?? "http://127.0.0.1:8545";
  console.log(await verb(await connect(rpcUrl, options.maybe("as")), options));
} catch (error) {
  console.error(error instanceof ExchangeRefusal ? error.message : (error as Error).message);
  process.exitCode = 1;
}
