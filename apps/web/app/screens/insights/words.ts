export const tagline =
  "Plain writing on factoring, receivables and the risks between an invoice and its payment.";

/** For search engines, beside the tags of each article. */
export const defaultKeywords = [
  "receivables",
  "invoice factoring",
  "receivable NFT",
  "working capital",
  "trade finance",
  "stablecoins",
] as const;
