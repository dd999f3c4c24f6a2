import { expect } from "@playwright/test";
import { privateKeyToAccount } from "viem/accounts";
import { Person } from "../../apps/web/test/person.ts";
import type { RunningMarketplace } from "./running-marketplace.ts";

/** Somebody whose key the test knows; hands in a whole form by the door that the pages use. */
class Owner extends Person {
  override readonly account;
  constructor(marketplace: RunningMarketplace, key: `0x${string}`) {
    super(marketplace);
    this.account = privateKeyToAccount(key);
  }
}

/** For stories that begin after onboarding: the wallet of this key gets a pending business. */
export async function onboard(marketplace: RunningMarketplace, key: `0x${string}`): Promise<void> {
  const owner = new Owner(marketplace, key);
  await owner.signInWithWallet();
  expect((await owner.submit()).status).toBe(201);
}
