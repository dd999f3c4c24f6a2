import { toSearchText } from "@tenora/domain/text/search-text";
import { longestSearch } from "~/desk/features/list/search/find-receivable";

/** What an admin searches for: a text for the lists' filter, or why it can't be one. */
export type ReceivableSearch =
  | { readonly text: string; readonly isName: boolean }
  | { readonly problem: string };

/** Reads the search of the market desk; null where nothing is looked for. */
export function readReceivableSearch(query: string | null): ReceivableSearch | null {
  const text = toSearchText(query);
  if (text === "") return null;
  if (text.length > longestSearch) return { problem: `Use at most ${longestSearch} characters.` };
  if (/^#?\s*\d+$/.test(text)) return numbered(text.replace(/\D/g, ""));
  if (text.startsWith("#")) return { problem: "A receivable’s number has digits only, like #42." };
  if (/^0x/i.test(text)) return /^0x[\da-f]{40}$/i.test(text) ? found(text) : { problem: notWhole };
  if ([...text].length < 2) return { problem: "Use at least two letters of a name." };
  return { text, isName: true };
}

const notWhole = "That isn’t a whole wallet address. One has 0x and 40 characters after it.";

const found = (text: string) => ({ text, isName: false });

/** As the addresses of receivables have it. */
function numbered(digits: string): ReceivableSearch {
  const number = digits.replace(/^0+/, "");
  if (number === "") return { problem: "Receivables are numbered from 1." };
  if (number.length > 9) return { problem: "No receivable has a number that long." };
  return found(number);
}
