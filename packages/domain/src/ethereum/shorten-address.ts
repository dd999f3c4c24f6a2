/** First six characters, three dots, last four; the empty text for an empty address. */
export function shortenAddress(address: string): string {
  return address === "" ? "" : `${address.slice(0, 6)}...${address.slice(-4)}`;
}
