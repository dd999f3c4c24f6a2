import type { BadgeTone } from "~/ui/badge";

export const steps = [
  "Connect your wallet and complete verification",
  "Browse opportunities and assess risk factors",
  "Invest in receivable NFTs and collect rewards at maturity",
] as const;

export const portalFeatures = [
  {
    title: "Browse Opportunities",
    text: "Invoices and orders for sale, by risk level, return type and payment timeframe.",
    to: "/exchange",
    action: "Browse the exchange",
  },
  {
    title: "Manage Portfolio",
    text: "What you own, what it cost and when each note is due.",
    to: "/investor/portfolio",
    action: "Open your portfolio",
  },
  {
    title: "Collect Rewards",
    text: "Principal plus the agreed return at maturity, in cash or as a custom reward.",
    to: "/investor/portfolio",
    action: "See what you can collect",
  },
  {
    title: "NFT Marketplace",
    text: "Every note is an NFT in your own wallet, with its terms on record.",
    to: "/exchange?view=table",
    action: "See the notes on sale",
  },
] as const;

/** Invented, to show what a listing contains. None of these businesses exists. */
export interface SampleOpportunity {
  readonly business: string;
  readonly amount: string;
  readonly asset: "Invoice" | "Order";
  readonly maturity: string;
  readonly reward: string;
  readonly tier: "Gold" | "Silver" | "Bronze";
  readonly riskScore: "Low" | "Medium" | "Medium-High";
}

export const samples: readonly SampleOpportunity[] = [
  {
    business: "Straits Cold Chain",
    amount: "24,000 USDC",
    asset: "Invoice",
    maturity: "30 days",
    reward: "12% APR",
    tier: "Gold",
    riskScore: "Low",
  },
  {
    business: "Penang Precision Parts",
    amount: "11,500 USDT",
    asset: "Order",
    maturity: "45 days",
    reward: "15% APR",
    tier: "Silver",
    riskScore: "Medium",
  },
  {
    business: "Saigon Roast Lab",
    amount: "4,200 USDC",
    asset: "Invoice",
    maturity: "60 days",
    reward: "Custom NFT package",
    tier: "Bronze",
    riskScore: "Medium-High",
  },
];

export const riskTones: Record<SampleOpportunity["riskScore"], BadgeTone> = {
  Low: "good",
  Medium: "neutral",
  "Medium-High": "waiting",
};
