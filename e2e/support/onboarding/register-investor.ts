import { expect } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { Person } from "../../../apps/web/test/support/person.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

class Investor extends Person {
  override readonly account;
  constructor(marketplace: RunningMarketplace, key: `0x${string}`) {
    super(marketplace);
    this.account = privateKeyToAccount(key);
  }
}

/** Registers by the door that the pages knock at; returns the wallet's key. */
export async function registerInvestor(marketplace: RunningMarketplace, investorName: string) {
  const key = generatePrivateKey();
  const person = new Investor(marketplace, key);
  await person.signInWithWallet();
  const answer = await person.post("/api/investor/registrations", {
    investorName,
    country: "Singapore",
    registrationNumber: "S1234567D",
    walletAddress: person.wallet,
    certificateInfo: { email: `${investorName.toLowerCase().replaceAll(" ", ".")}@example.com` },
    agreeTerms: true,
  });
  expect(answer.ok).toBe(true);
  return key;
}
