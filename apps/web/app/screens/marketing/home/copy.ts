import { brand } from "@tenora/domain/brand";

const { product } = brand;

export const homeFeatures = [
  {
    title: "Invoice & Order Factoring",
    text: "Sell an unpaid invoice or a confirmed purchase order and be paid now, instead of in 30, 60 or 90 days.",
  },
  {
    title: "Community Financing",
    text: "Let family, friends and fans fund you on terms you set, with cash interest or a reward only you can give.",
  },
  {
    title: "Risk Mitigation",
    text: "KYC checks on the business, invoice validation, community ratings and smart contracts that pay out automatically.",
  },
  {
    title: "Growth Tracking",
    text: "Every receivable you settle adds a line to your payment history. The longer it grows, the wider your circle of funders.",
  },
] as const;

export interface HomeStep {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly coins?: readonly { readonly name: string; readonly image: string }[];
  readonly externalLink?: { readonly url: string; readonly image: string };
}

export const businessSteps: readonly HomeStep[] = [
  {
    number: 1,
    title: `Submit ${product}`,
    description:
      "Upload invoices or orders, and say how much you need and when your customer will pay.",
  },
  {
    number: 2,
    title: "Choose a financing type",
    description:
      "Standard factoring at a set rate, or community financing on flexible terms. You propose the rate and the maturity date.",
  },
  {
    number: 3,
    title: "Tokenise and sell",
    description:
      "Your receivable becomes an NFT. As soon as investors buy it, you get the stablecoins.",
  },
  {
    number: 4,
    title: "Settle at maturity",
    description:
      "When your customer pays, you repay principal and return. The contract divides the payment among the investors.",
  },
];

export const investorSteps: readonly HomeStep[] = [
  {
    number: 1,
    title: "Browse the exchange",
    description: "Filter receivables by risk level, return type and payment timeframe.",
  },
  {
    number: 2,
    title: "Evaluate risk",
    description:
      "Check creditworthiness, verification level, payment history and exchange ratings before you commit a cent.",
  },
  {
    number: 3,
    title: "Buy and own",
    description: "Pay with a stablecoin. The note is yours and sits in your own wallet.",
    coins: [
      { name: "USDC", image: "/coins/usdc.svg" },
      { name: "USDT", image: "/coins/usdt.svg" },
    ],
    externalLink: { url: brand.links.cashToStablecoin, image: "/coins/convert.svg" },
  },
  {
    number: 4,
    title: "Collect returns",
    description:
      "At maturity, collect principal plus the agreed return, in proportion to what you own.",
  },
];

/** From the lightest plate to the heaviest: the way a business grows. */
export const tiers = [
  {
    name: "Kickstart",
    tier: "Tier 3",
    description: "For new businesses. Every business starts here.",
    features: ["Family and friends only", "Informal lending network", "Community risk assessment"],
  },
  {
    name: "Growth",
    tier: "Tier 2",
    description: "For businesses with some invoice history.",
    features: ["Family, friends and fans as investors", "Shareable public links"],
  },
  {
    name: "Scale",
    tier: "Tier 1",
    description: "For businesses with a proven track record.",
    features: ["Funding from banks", "Non-bank financial institutions", "Family, friends and fans"],
  },
] as const;

export const questions = [
  {
    question: "What is a receivable NFT?",
    answer:
      "A receivable is money a customer owes you for goods or services already delivered or ordered. We record it on a public blockchain with its amount, due date and agreed return. Each purchase is one note, an NFT. The owner of the note is owed its share of the repayment.",
  },
  {
    question: "How is this different from a bank loan?",
    answer:
      "You sell a receivable you already have instead of borrowing against your future. In classic factoring a bank or factor buys your invoices at a discount; here many investors can buy them, at a rate and for a term you propose. If you sell with recourse, you repay the investors even when your customer doesn't pay.",
  },
  {
    question: "What happens if the customer pays late or not at all?",
    answer:
      "Then investors are paid late, or less, or not at all. Verification and invoice checks lower that risk; they don't remove it. A smart contract divides what was paid; it can't make anyone pay. Spread your money, and never invest what you need back by a certain date.",
  },
  {
    question: "Which wallet and which coins do I need?",
    answer:
      "A browser wallet such as MetaMask, and a stablecoin: USDC or USDT. Your wallet address is your identity here; we never ask for your seed phrase or your private key.",
  },
  {
    question: "How are businesses verified?",
    answer:
      "A business submits its registration certificate and its director's details, and our operations team reviews them. Until then it can't raise funding. Every business starts at Kickstart, Tier 3, until verified. We set the tier when we review; it rises as the business pays on time.",
  },
  {
    question: "Can I offer something other than interest?",
    answer:
      "Yes. In community financing you can promise cash interest or a custom reward NFT: early access, a product, a seat at the opening. Say exactly what it is and when people get it, because your backers will hold you to it.",
  },
] as const;
