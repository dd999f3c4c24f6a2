import { callRpc } from "./call-rpc.ts";

type Hex = `0x${string}`;

/**
 * The creation code of a wallet that is a contract (ERC-1271). Assembled by hand, since a test that
 * needs a compiler is not run: the first nine bytes return the rest, which is the wallet.
 */
const create = (runtime: string): Hex => `0x60${byte(runtime.length / 2)}8060095f395ff3${runtime}`;
const byte = (value: number) => value.toString(16).padStart(2, "0");

/** `return bytes4` of what is on the stack. */
const returnWord = "5f5260205ff3";

const kinds = {
  /**
   * isValidSignature(bytes32 hash, bytes signature): hash, v, r, s go into memory at 0, 32, 64, 96;
   * precompile 1 recovers the signer to 0; 0x1626ba7e × (signer == owner) is the answer.
   */
  owned: (owner: Hex) =>
    [
      "6004355f52", // memory[0] = hash
      "60a4355f1a602052", // memory[32] = first byte of the signature's third word: v
      "606435604052", // memory[64] = r
      "608435606052", // memory[96] = s
      "60205f60805f60015afa50", // memory[0] = ecrecover(memory[0..128])
      `73${owner.slice(2).toLowerCase()}5f5114`, // owner == memory[0]
      `631626ba7e60e01b02${returnWord}`,
    ].join(""),
  /** Rejects everything, with the answer that ERC-1271 suggests. */
  refusing: () => `63ffffffff60e01b${returnWord}`,
  /** Reverts. */
  reverting: () => "5f5ffd",
  /** Burns all its gas. */
  endless: () => "5b5f56",
  /** Answers true, as a careless wallet of an older draft does, instead of the magic value. */
  careless: () => `6001${returnWord}`,
};

export type ContractWalletKind = keyof typeof kinds;

/** Deploys such a wallet on a local chain, paid by one of its funded accounts; its address. */
export async function deployContractWallet(
  rpcUrl: string,
  kind: ContractWalletKind,
  owner: Hex,
): Promise<Hex> {
  const [from] = (await callRpc(rpcUrl, "eth_accounts", [])) as Hex[];
  const data = create(kinds[kind](owner));
  const hash = await callRpc(rpcUrl, "eth_sendTransaction", [{ from, data, gas: "0x80000" }]);
  for (;;) {
    const receipt = await callRpc(rpcUrl, "eth_getTransactionReceipt", [hash]);
    if (receipt !== null) return (receipt as { contractAddress: Hex }).contractAddress;
    await new Promise((mined) => setTimeout(mined, 5));
  }
}
