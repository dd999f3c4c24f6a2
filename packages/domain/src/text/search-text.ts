import { toSingleLine } from "./single-line.ts";

/** What is searched for, in the form in which texts are stored; "" where nothing is. */
export const toSearchText = (typed: string | null | undefined): string => toSingleLine(typed ?? "");
