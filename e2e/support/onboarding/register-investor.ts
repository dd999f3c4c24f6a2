import { expect } from "@playwright/test";
import { generatePrivateKey } from "viem/accounts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { PersonWithKey } from "./person-with-key.ts";

/** Registers an investor at the endpoint that the pages use; returns the wallet's key. */
export async function registerInvestor(marketplace: RunningMarketplace, investorName: string) {
  const key = generatePrivateKey();
  const investor = new PersonWithKey(marketplace, key);
  await investor.signInWithWallet();
  const answer = await investor.post("/api/investor/registrations", {
    investorName,
    country: "Singapore",
    registrationNumber: "S1234567D",
    walletAddress: investor.wallet,
    certificateInfo: { email: `${investorName.toLowerCase().replaceAll(" ", ".")}@example.com` },
    agreeTerms: true,
  });
  expect(answer.ok).toBe(true);
  return key;
}
