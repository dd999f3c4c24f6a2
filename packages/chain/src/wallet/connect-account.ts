import {
  type Account,
  createWalletClient,
  custom,
  type Hex,
  isAddressEqual,
  isHex,
  recoverTypedDataAddress,
  size,
  type Transport,
  type TypedDataDefinition,
  type WalletClient,
} from "viem";
import type { Signer } from "../typed-data/signable-message.ts";
import { type EthereumProvider, type ExpectedAccount, guardProvider } from "./guard-provider.ts";

/** One account of a person's wallet, to sign and to send with. */
export interface ConnectedAccount {
  readonly signer: Signer;
  readonly walletClient: WalletClient<Transport, undefined, Account>;
}

/**
 * Signs and sends through a wallet in the page, for this account on this chain and for no other:
 * each request checks both first (`guardProvider`). Nothing is retried, so nothing is asked twice.
 * `walletOutcome` tells a refusal from a failure.
 */
export function connectAccount(
  provider: EthereumProvider,
  expected: ExpectedAccount,
): ConnectedAccount {
  const walletClient = createWalletClient({
    account: expected.address,
    transport: custom(guardProvider(provider, expected), { retryCount: 0 }),
  });
  const signTypedData = async (message: TypedDataDefinition): Promise<Hex> => {
    const signature: unknown = await walletClient.signTypedData(message);
    return readSignature(expected, message, signature);
  };
  return {
    // viem's own signature of this function infers the message's type, which is known by now.
    signer: {
      address: expected.address,
      signTypedData: signTypedData as Signer["signTypedData"],
    },
    walletClient,
  };
}

/**
 * A contract wallet's signature may have any length (ERC-1271). A key's ends in 27 or 28; hardware
 * wallets that end it in 0 or 1 are corrected, as the contracts would not.
 */
export async function readSignature(
  { address }: Pick<ExpectedAccount, "address">,
  message: TypedDataDefinition,
  signature: unknown,
): Promise<Hex> {
  if (!isHex(signature) || size(signature) === 0)
    throw new Error("Your wallet answered without a signature.");
  const end = Number.parseInt(signature.slice(-2), 16);
  if (size(signature) !== 65 || end > 1) return signature;
  const corrected = `${signature.slice(0, -2)}${(27 + end).toString(16)}` as Hex;
  const signer = await recoverTypedDataAddress({ ...message, signature: corrected }).catch(
    () => null,
  );
  // Contract wallets use such an ending for something else.
  return signer && isAddressEqual(signer, address) ? corrected : signature;
}
