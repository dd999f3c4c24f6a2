/** A fact of the terms by its name; `note` is a second line. */
export interface WordPair {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}
