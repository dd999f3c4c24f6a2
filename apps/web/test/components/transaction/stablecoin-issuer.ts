import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import type { LocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";

const issuer = (exchange: LocalExchange) => exchange.sender(persona("Olga").account);

const usdc = (exchange: LocalExchange) =>
  ({ address: exchange.coin("USDC").address, abi: testUSDCAbi }) as const;

/** The issuer of the USDC blocks a persona's wallet, or lifts that. */
export const blockWallet = (exchange: LocalExchange, name: PersonaName, isBlocked: boolean) =>
  exchange.done(
    simulateAndSend(issuer(exchange), {
      ...usdc(exchange),
      functionName: "setBlacklisted",
      args: [persona(name).address, isBlocked],
    }),
  );

/** The issuer of the USDC stops all its movements, or lets them go on. */
export const pauseStablecoin = (exchange: LocalExchange, isPaused: boolean) =>
  exchange.done(
    simulateAndSend(issuer(exchange), {
      ...usdc(exchange),
      functionName: "setPaused",
      args: [isPaused],
    }),
  );

const { address } = persona("Ada");

/** No addresses to pay: nothing, a part, a wrong letter's case, one character too many. */
export const mistypedAddresses = [
  "",
  "0x12",
  address.replace("C51812dc", "c51812dc"),
  `${address}0`,
];
