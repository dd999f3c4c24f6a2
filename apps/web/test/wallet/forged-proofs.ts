import {
  type ContractWalletKind,
  deployContractWallet,
} from "@tenora/testing/wallet/contract-wallet";
import { rewrites } from "@tenora/testing/wallet/message-rewrites";
import pg from "pg";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { Person } from "../support/people/person.ts";

/** An attempt to prove a wallet; afterwards the session of the person shows which wallet was proven. */
export type Attempt = (marketplace: RunningMarketplace) => Promise<Person>;

const prove = (person: Person, message: string, signature: string) =>
  person.post("/api/wallet/sign-in", { message, signature });

const unchanged = (message: string): string => message;

/** Signs our own invitation after changing it. */
const tampered =
  (change: (message: string) => string): Attempt =>
  async (marketplace) => {
    const mallory = new Person(marketplace);
    const invitation = await mallory.signInMessage();
    const message = change(invitation);
    if (change !== unchanged && message === invitation) throw new Error("Nothing was changed");
    await prove(mallory, message, await mallory.account.signMessage({ message }));
    return mallory;
  };

/** Signs with the person's key for a contract wallet of this kind. */
const contract =
  (kind: ContractWalletKind, isOwner: boolean): Attempt =>
  async (marketplace) => {
    const person = new Person(marketplace);
    const owner = isOwner ? person.account.address : new Person(marketplace).account.address;
    const wallet = await deployContractWallet(marketplace.rpcUrl, kind, owner);
    const message = await person.signInMessage(wallet);
    await prove(person, message, await person.account.signMessage({ message }));
    return person;
  };

/** A right signature under a message, made wrong. */
const spoiled =
  (spoil: (signature: string) => string): Attempt =>
  async (marketplace) => {
    const mallory = new Person(marketplace);
    const message = await mallory.signInMessage();
    await prove(mallory, message, spoil(await mallory.account.signMessage({ message })));
    return mallory;
  };

/** Every proof of a wallet that must be rejected. */
export const forgedProofs: ReadonlyMap<string, Attempt> = new Map<string, Attempt>([
  [
    "another key",
    async (marketplace) => {
      const mallory = new Person(marketplace);
      const message = await mallory.signInMessage();
      const other = privateKeyToAccount(generatePrivateKey());
      await prove(mallory, message, await other.signMessage({ message }));
      return mallory;
    },
  ],
  [
    "another wallet named in the message",
    (marketplace) => {
      const ada = new Person(marketplace).account.address;
      return tampered((text) => text.replace(/0x[0-9a-fA-F]{40}/, ada))(marketplace);
    },
  ],
  ["another domain", tampered((text) => text.replace(/^\S+/, "evil.example"))],
  ["another uri", tampered((text) => text.replace(/URI: \S+/, "URI: https://evil.example"))],
  ["another chain", tampered((text) => text.replace("Chain ID: 17000", "Chain ID: 1"))],
  [
    "an invented nonce",
    tampered((text) => text.replace(/Nonce: \w+/, `Nonce: ${"ab".repeat(24)}`)),
  ],
  [
    "a nonce used before",
    async (marketplace) => {
      const ada = new Person(marketplace);
      const message = await ada.signInMessage();
      const signature = await ada.account.signMessage({ message });
      await prove(ada, message, signature);
      const mallory = new Person(marketplace);
      await prove(mallory, message, signature);
      return mallory;
    },
  ],
  [
    "a nonce that has expired",
    async (marketplace) => {
      const ada = new Person(marketplace);
      const message = await ada.signInMessage();
      const nonce = /Nonce: (\w+)/.exec(message)?.[1];
      const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
      await owner.connect();
      const { rowCount } = await owner.query(
        `update auth_wallet.verification set "expiresAt" = now() - interval '1 minute'
         where identifier like '%' || $1 or value like '%' || $1 || '%'`,
        [nonce],
      );
      await owner.end();
      if (rowCount !== 1) throw new Error("The nonce was not found to expire it");
      await prove(ada, message, await ada.account.signMessage({ message }));
      return ada;
    },
  ],
  ["no expiry", tampered((text) => text.replace(/\nExpiration Time: \S+/, ""))],
  ["a longer life", tampered((text) => text.replace(/(Expiration Time: )\d{4}/, "$12099"))],
  ["an old date", tampered((text) => text.replace(/(Issued At: )\d{4}/, "$12020"))],
  ["a later start", tampered((text) => `${text}\nNot Before: 2099-01-01T00:00:00.000Z`)],
  ["another version", tampered((text) => text.replace("Version: 1", "Version: 2"))],
  ["nothing of a message", tampered(() => "sign in")],
  ...Object.entries(rewrites).map(([what, change]) => [what, tampered(change)] as const),
  ["no signature", spoiled(() => "0x")],
  ["half a signature", spoiled((signature) => signature.slice(0, 66))],
  [
    "a signature with a bit turned",
    spoiled((text) =>
      text.replace(/.{3}$/, (end) =>
        end.startsWith("0") ? `1${end.slice(1)}` : `0${end.slice(1)}`,
      ),
    ),
  ],
  ["a contract wallet of somebody else's", contract("owned", false)],
  ["a contract wallet that says no", contract("refusing", true)],
  ["a contract wallet that reverts", contract("reverting", true)],
  ["a contract wallet that never answers", contract("endless", true)],
  ["a contract wallet that says something else", contract("careless", true)],
]);

/** Proofs that must be accepted. */
export const proofs: ReadonlyMap<string, Attempt> = new Map<string, Attempt>([
  ["a plain account", tampered(unchanged)],
  ["a contract wallet whose owner signed (ERC-1271)", contract("owned", true)],
]);

/** The wallet that the server takes a person for, or null. */
export async function provenWallet(person: Person): Promise<string | null> {
  const response = await person.fetch("/api/wallet/session");
  return ((await response.json()) as { wallet: string | null }).wallet;
}
