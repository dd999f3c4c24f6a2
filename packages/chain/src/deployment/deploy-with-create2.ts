import {
  type Abi,
  type Account,
  type Address,
  concatHex,
  type EncodeDeployDataParameters,
  encodeDeployData,
  getCreate2Address,
  type Hex,
  keccak256,
  type PublicClient,
  stringToHex,
  type Transport,
  type WalletClient,
} from "viem";

/** The deterministic deployment proxy that anvil and every larger public chain carry. */
const factory: Address = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
const salt = keccak256(stringToHex("tenora exchange 1"));

export interface Deployer {
  readonly publicClient: PublicClient;
  readonly walletClient: WalletClient<Transport, undefined, Account>;
}

interface LibraryLinks {
  /** Byte offsets of each library's address in the bytecode. */
  readonly links?: Readonly<Record<string, readonly number[]>>;
  readonly libraries?: Readonly<Record<string, Address>>;
}

/**
 * Deploys a contract at the address its code and arguments decide (CREATE2), once: where it already
 * exists nothing is sent. Rejects when the chain lacks the deployment proxy. The compiler checks the
 * constructor's arguments against the ABI.
 */
export async function deployWithCreate2<const abi extends Abi>(
  deployer: Deployer,
  contract: EncodeDeployDataParameters<abi> & LibraryLinks,
): Promise<Address> {
  const bytecode = linkLibraries(contract.bytecode, contract);
  const initCode = encodeDeployData<abi>({ ...contract, bytecode });
  const address = getCreate2Address({ from: factory, salt, bytecode: initCode });
  const { publicClient, walletClient } = deployer;
  if (await publicClient.getCode({ address })) return address;
  if (!(await publicClient.getCode({ address: factory })))
    throw new Error(`This chain has no deterministic deployment proxy at ${factory}.`);
  const hash = await walletClient.sendTransaction({
    to: factory,
    data: concatHex([salt, initCode]),
    chain: null,
  });
  const receipt = await publicClient.waitForTransactionReceipt({ hash, pollingInterval: 100 });
  if (receipt.status !== "success" || !(await publicClient.getCode({ address })))
    throw new Error(`The contract at ${address} could not be deployed (${hash}).`);
  return address;
}

function linkLibraries(bytecode: Hex, { links = {}, libraries = {} }: LibraryLinks): Hex {
  let code: string = bytecode;
  for (const [name, offsets] of Object.entries(links)) {
    const library = libraries[name];
    if (!library) throw new Error(`The address of the library ${name} is missing.`);
    for (const offset of offsets) {
      const at = 2 + offset * 2;
      code = code.slice(0, at) + library.slice(2).toLowerCase() + code.slice(at + 40);
    }
  }
  return code as Hex;
}
