import type { PrivateKeyAccount } from "viem";
import { CallBatches } from "./call-batches.ts";
import { callRpc } from "./call-rpc.ts";
import { RequestQueue } from "./request-queue.ts";
import {
  replaceTransaction,
  signWithAccount,
  type TransactionChange,
} from "./sign-with-account.ts";
import { type AccountSource, testAccount } from "./test-accounts.ts";
import { type Answer, ProviderError, type WalletPrompt } from "./wallet-request.ts";

export interface TestWalletOptions {
  /** The first one is in use. */
  readonly accounts: readonly AccountSource[];
  /** Decimal id of the chain the wallet is on at first. */
  readonly chainId: number;
  /** Where reads and transactions of the first chain go; without one, reads answer from `reads`. */
  readonly rpcUrl?: string;
  /** Fixed answers for reads, by method. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Offers to send several calls as one (EIP-5792). */
  readonly batches?: boolean;
  /** Other chains the wallet already knows: decimal id to RPC address ("" for none). */
  readonly knownChains?: Readonly<Record<number, string>>;
}

export type WalletEvent = "accountsChanged" | "chainChanged" | "connect" | "disconnect";
type Listener = (value: unknown) => void;
type Fault = (params: readonly unknown[]) => Answer | Promise<Answer>;

/** The origin of code that runs in this process. */
export const inProcessOrigin = "test://in-process";

const signing = new Set([
  "personal_sign",
  "eth_signTypedData_v4",
  "eth_sendTransaction",
  "wallet_sendCalls",
]);

/**
 * A wallet that behaves like a browser's: it asks a person before it connects, signs, sends or
 * changes chain, remembers which sites may see it, and tells them what changes. The person is the
 * test. Keys and signatures are real.
 */
export class TestWallet {
  readonly #accounts: readonly PrivateKeyAccount[];
  readonly #reads: Readonly<Record<string, unknown>>;
  readonly #chains: Map<number, string>;
  readonly #queue = new RequestQueue();
  readonly #batches: CallBatches | null;
  readonly #connected = new Set<string>();
  readonly #listeners = new Map<WalletEvent, Set<Listener>>();
  readonly #faults = new Map<string, Fault>();
  readonly #log: { readonly method: string; readonly params: readonly unknown[] }[] = [];
  #current = 0;
  #chainId: number;
  #locked = false;

  constructor(options: TestWalletOptions) {
    const { accounts, chainId, rpcUrl = "", reads = {}, knownChains = {} } = options;
    this.#batches = options.batches ? new CallBatches() : null;
    this.#accounts = accounts.map(testAccount);
    this.#chainId = chainId;
    this.#reads = reads;
    this.#chains = new Map(Object.entries(knownChains).map(([id, url]) => [Number(id), url]));
    this.#chains.set(chainId, rpcUrl);
  }

  /** The address in use, with its checksum capitals (EIP-55). */
  get address(): `0x${string}` {
    return this.#account().address;
  }

  /** Decimal. */
  get chainId(): number {
    return this.#chainId;
  }

  /** Everything that was asked, in order. */
  get log(): readonly { readonly method: string; readonly params: readonly unknown[] }[] {
    return this.#log;
  }

  nextRequest(method?: string): Promise<WalletPrompt> {
    return this.#queue.next(method);
  }

  /** Confirms every request until called with false. A request awaited by `nextRequest` goes there. */
  autoConfirm(on = true): void {
    this.#queue.autoConfirm(on);
  }

  /** From now on this method answers so; `heal` ends it. */
  fault(method: string, answer: Answer | Fault): void {
    this.#faults.set(method, typeof answer === "function" ? answer : () => answer);
  }

  heal(method: string): void {
    this.#faults.delete(method);
  }

  switchAccount(index: number): void {
    if (!this.#accounts[index]) throw new Error(`The test wallet has no account ${index}`);
    this.#current = index;
    this.emit("accountsChanged", this.#visible());
  }

  /** The person changes the chain inside the wallet. */
  switchChain(chainId: number): void {
    this.#chainId = chainId;
    if (!this.#chains.has(chainId)) this.#chains.set(chainId, "");
    this.emit("chainChanged", this.#hexChainId());
  }

  /** The person replaces a pending transaction of theirs; resolves with the new one's hash. */
  replace(hash: `0x${string}`, change: TransactionChange): Promise<`0x${string}`> {
    const rpcUrl = this.#chains.get(this.#chainId) ?? "";
    return replaceTransaction(this.#account(), rpcUrl, hash, change);
  }

  lock(): void {
    this.#locked = true;
    this.emit("accountsChanged", []);
  }

  unlock(): void {
    this.#locked = false;
    this.emit("accountsChanged", this.#visible());
  }

  /** The person revokes the permission of every site. */
  disconnect(): void {
    this.#connected.clear();
    this.emit("accountsChanged", []);
  }

  /** The wallet loses its chains (EIP-1193 `disconnect`). */
  loseNetwork(code = 4900): void {
    this.emit("disconnect", { code, message: "The provider lost its network." });
  }

  /** Lets an origin see the accounts without having asked, as on a second visit. */
  remember(origin = inProcessOrigin): void {
    this.#connected.add(origin);
  }

  /** Drops requests of a page that was closed. */
  dropRequests(): void {
    this.#queue.drop();
  }

  on(event: WalletEvent, listener: Listener): void {
    const known = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, known.add(listener));
  }

  removeListener(event: WalletEvent, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: WalletEvent, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value);
  }

  listenerCount(event: WalletEvent): number {
    return this.#listeners.get(event)?.size ?? 0;
  }

  /** The provider of this wallet as a page would hold it, without its `this`. */
  provider(origin = inProcessOrigin) {
    return {
      request: ({ method, params }: { method: string; params?: unknown }) =>
        this.request(method, Array.isArray(params) ? params : [], origin),
      on: (event: WalletEvent, listener: Listener) => this.on(event, listener),
      removeListener: (event: WalletEvent, listener: Listener) =>
        this.removeListener(event, listener),
    };
  }

  /** @throws ProviderError or whatever a fault says */
  async request(method: string, params: readonly unknown[], origin: string): Promise<unknown> {
    this.#log.push({ method, params });
    const fault = this.#faults.get(method);
    if (fault) {
      const answer = await fault(params);
      if ("error" in answer) throw answer.error;
      return answer.result;
    }
    if (signing.has(method)) return this.#sign(method, params, origin);
    switch (method) {
      case "eth_accounts":
        return this.#visible(origin);
      case "eth_requestAccounts":
        return this.#connect(params, origin);
      case "eth_chainId":
        return this.#hexChainId();
      case "net_version":
        return String(this.#chainId);
      case "wallet_switchEthereumChain":
        return this.#switch(params, origin);
      case "wallet_addEthereumChain":
        return this.#add(params, origin);
      case "wallet_getCapabilities":
        if (this.#batches) return { [this.#hexChainId()]: { atomic: { status: "supported" } } };
        break;
      case "wallet_getCallsStatus":
        return this.#batches?.status(this.#chains.get(this.#chainId) ?? "", String(params[0]));
    }
    return this.#read(method, params);
  }

  #account(): PrivateKeyAccount {
    const account = this.#accounts[this.#current];
    if (!account) throw new Error("The test wallet has no account");
    return account;
  }

  #visible(origin?: string): string[] {
    if (this.#locked || this.#connected.size === 0) return [];
    return origin === undefined || this.#connected.has(origin) ? [this.address] : [];
  }

  #hexChainId(): string {
    return `0x${this.#chainId.toString(16)}`;
  }

  async #connect(params: readonly unknown[], origin: string) {
    const method = "eth_requestAccounts";
    if (this.#visible(origin).length > 0) return this.#visible(origin);
    if (this.#queue.openCount(method) > 0) {
      throw new ProviderError(-32002, `Request of type '${method}' already pending.`);
    }
    const act = async () => {
      this.#locked = false;
      this.#connected.add(origin);
      this.emit("accountsChanged", this.#visible());
      return this.#visible(origin);
    };
    return this.#queue.ask({ method, params, origin, act });
  }

  async #sign(method: string, params: readonly unknown[], origin: string) {
    if (this.#visible(origin).length === 0) {
      throw new ProviderError(4100, "The account has not been authorized by the user.");
    }
    const account = this.#account();
    const rpcUrl = this.#chains.get(this.#chainId);
    const sign = (asked: string, first: unknown) =>
      signWithAccount(account, rpcUrl, { method: asked, params: [first, ...params.slice(1)] });
    const act = () =>
      method === "wallet_sendCalls" && this.#batches
        ? this.#batches.send(params[0] as Parameters<CallBatches["send"]>[0], (transaction) =>
            sign("eth_sendTransaction", transaction),
          )
        : sign(method, params[0]);
    return this.#queue.ask({ method, params, origin, act });
  }

  async #switch(params: readonly unknown[], origin: string) {
    const wanted = Number((params[0] as { chainId?: string } | undefined)?.chainId);
    if (wanted === this.#chainId) return null;
    if (!this.#chains.has(wanted)) {
      throw new ProviderError(4902, `Unrecognized chain ID "0x${wanted.toString(16)}".`);
    }
    const act = async () => {
      this.switchChain(wanted);
      return null;
    };
    return this.#queue.ask({ method: "wallet_switchEthereumChain", params, origin, act });
  }

  async #add(params: readonly unknown[], origin: string) {
    const { chainId, rpcUrls } = params[0] as { chainId: string; rpcUrls: readonly string[] };
    const act = async () => {
      this.#chains.set(Number(chainId), rpcUrls[0] ?? "");
      this.switchChain(Number(chainId));
      return null;
    };
    return this.#queue.ask({ method: "wallet_addEthereumChain", params, origin, act });
  }

  #read(method: string, params: readonly unknown[]): Promise<unknown> {
    const rpcUrl = this.#chains.get(this.#chainId);
    if (rpcUrl) return callRpc(rpcUrl, method, params);
    if (method in this.#reads) return Promise.resolve(this.#reads[method]);
    return Promise.reject(new ProviderError(4200, `The test wallet has no answer for ${method}.`));
  }
}
