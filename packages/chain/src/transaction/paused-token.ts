import { type Address, isAddress, type PublicClient, parseAbi } from "viem";
import { ExchangeRevertError } from "./errors.ts";

const pausable = parseAbi(["function paused() view returns (bool)"]);

/**
 * The same error, which says so if the token is paused: the exchange's own tells only that the token
 * moved nothing. Tokens that can't be paused, or don't answer, leave it as it is.
 */
export async function namePausedToken(
  client: Pick<PublicClient, "readContract">,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ExchangeRevertError) || error.reason !== "Exchange_TransferFailed")
    return error;
  const token = String(error.args[0]);
  const isPaused = isAddress(token) && (await readPaused(client, token));
  return isPaused ? new ExchangeRevertError(error.reason, error.args, error.cause, true) : error;
}

const readPaused = (client: Pick<PublicClient, "readContract">, address: Address) =>
  client
    // The block that was simulated.
    .readContract({ address, abi: pausable, functionName: "paused", blockTag: "pending" })
    .catch(() => false);
