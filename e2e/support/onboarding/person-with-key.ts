import { privateKeyToAccount } from "viem/accounts";
import { Person } from "../../../apps/web/test/support/people/person.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** A person whose private key the test knows. */
export class PersonWithKey extends Person {
  override readonly account;
  constructor(marketplace: RunningMarketplace, key: `0x${string}`) {
    super(marketplace);
    this.account = privateKeyToAccount(key);
  }
}
