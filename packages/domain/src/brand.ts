/**
 * Everything a white-label owner changes: the name, the product noun, the outside links and the
 * figures that marketing uses. Nothing else in the project spells them.
 */
export const brand = {
  name: "Tenora",
  /** The plural noun of what is sold; it completes "World's First NFT … Exchange". */
  product: "Receivables",
  tagline: "World's First NFT Receivables Exchange",
  description:
    "Businesses turn invoices and orders into receivable NFTs and are paid early. Investors buy them with stablecoins and collect principal plus the agreed return at maturity.",
  links: {
    linkedIn: "https://www.linkedin.com/company/tenora-exchange",
    contact: "https://www.linkedin.com/company/tenora-exchange",
    cashToStablecoin: "https://www.coinbase.com/buy-crypto",
    walletInstall: "https://metamask.io/download/",
    /** Followed by a page's address without its scheme: opens that page inside the wallet's app. */
    walletApp: "https://link.metamask.io/dapp/",
  },
} as const;

/** Apart from the rest, since no page shows it. */
export const brandEmail = {
  from: "no-reply@tenora.example",
  signature: "The Tenora team",
} as const;
