import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { beforeEach } from "vitest";
import { insertCanaryRecords, queryAsOwner, tablesContaining } from "./canary-records.ts";
import { type DatabaseContext, freshWallet, useDatabaseContext } from "./database-context.ts";

interface Canary {
  readonly context: DatabaseContext;
  /** Another one in each test. */
  readonly wallet: WalletAddress;
  readonly queryRows: ReturnType<typeof queryAsOwner>;
  /** Leaves personal data in every table, as a business and as an investor. */
  settle(status: "pending" | "approved"): Promise<void>;
  /** The tables that say the word. */
  placesOf(word: string): Promise<string[]>;
}

/** A database for the tests of a file, with a person whose personal data are all canaries. */
export function useCanary(): Canary {
  const context = useDatabaseContext();
  const own = {} as { wallet: WalletAddress };
  beforeEach(() => {
    own.wallet = freshWallet();
  });
  return Object.assign(own, {
    context,
    queryRows: queryAsOwner(context),
    settle: (status: "pending" | "approved") => insertCanaryRecords(context, own.wallet, status),
    placesOf: (word: string) => tablesContaining(context, word),
  });
}
