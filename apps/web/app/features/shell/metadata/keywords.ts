/** For search engines, beside the tags of each article. */
export const defaultKeywords = [
  "receivables",
  "invoice factoring",
  "receivable NFT",
  "working capital",
  "trade finance",
  "stablecoins",
] as const;
