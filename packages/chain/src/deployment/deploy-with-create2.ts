import {
  type Abi,
  type Account,
  type Address,
  concatHex,
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

export interface Create2Deployment {
  readonly abi: Abi;
  readonly bytecode: Hex;
  readonly links?: Readonly<Record<string, readonly number[]>>;
  readonly libraries?: Readonly<Record<string, Address>>;
  readonly args?: readonly unknown[];
}

/**
 * Deploys a contract at the address its code and arguments decide (CREATE2), once: where it already
 * stands nothing is sent. Rejects when the chain lacks the deployment proxy.
 */
export async function deployWithCreate2(
  deployer: Deployer,
  create2Deployment: Create2Deployment,
): Promise<Address> {
  const initCode = encodeDeployData({
    abi: create2Deployment.abi,
    bytecode: linked(create2Deployment),
    args: create2Deployment.args ?? [],
  });
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

/** Fills library addresses in at their byte offsets. */
function linked({ bytecode, links = {}, libraries = {} }: Create2Deployment): Hex {
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
