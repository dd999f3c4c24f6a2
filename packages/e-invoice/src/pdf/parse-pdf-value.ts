/** A value of a PDF (ISO 32000-2, 7.3). Texts are latin1; a name and a reference have classes of their own. */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | PdfName
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

const maxDepth = 16;

/** How much of one file may still be parsed: values, and characters that are passed on the way to them. */
export interface PdfBudget {
  values: number;
  characters: number;
}
const space = /[\0\t\n\f\r ]*(?:%[^\r\n]{0,1000}[\0\t\n\f\r ]*){0,200}/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}R(?![A-Za-z])/y;
const number = /[+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})/y;
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]{0,200})/y;
const hexadecimal = /<([^>]{0,4000})>/y;
const word = /true|false|null/y;
const words: Readonly<Record<string, PdfValue>> = { true: true, false: false, null: null };

/** Parses one value at a place. `end` is behind it. @throws Error when there is none, or no budget */
export function parsePdfValue(
  text: string,
  at: number,
  budget: PdfBudget,
): { readonly value: PdfValue; readonly end: number } {
  const parser = new Parser(text, at, budget);
  return { value: parser.value(0), end: parser.at };
}

class Parser {
  readonly #text: string;
  at: number;
  readonly #budget: PdfBudget;

  constructor(text: string, at: number, budget: PdfBudget) {
    this.#budget = budget;
    this.#text = text;
    this.at = at;
  }

  value(depth: number): PdfValue {
    const budget = this.#budget;
    budget.values -= 1;
    if (depth > maxDepth || budget.values < 0 || budget.characters < 0) {
      throw new Error("a value without end");
    }
    this.#match(space);
    const text = this.#text;
    if (text.startsWith("<<", this.at)) return this.#dictionary(depth);
    if (text[this.at] === "[") return this.#array(depth);
    if (text[this.at] === "(") return this.#literal();
    if (text[this.at] === "<") return this.#hexadecimal();
    const found = this.#match(name);
    if (found) return new PdfName(unescapeName(found[1] ?? ""));
    const target = this.#match(reference);
    if (target) return new PdfReference(Number(target[1]));
    const digits = this.#match(number);
    if (digits) return Number(digits[0]);
    const known = this.#match(word);
    if (known) return words[known[0]] ?? null;
    throw new Error("no value");
  }

  #dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (this.#match(space); !this.#text.startsWith(">>", this.at); this.#match(space)) {
      const key = this.#match(name);
      if (!key) throw new Error("a key that is no name");
      entries.set(unescapeName(key[1] ?? ""), this.value(depth + 1));
    }
    this.at += 2;
    return entries;
  }

  #array(depth: number): readonly PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (this.#match(space); this.#text[this.at] !== "]"; this.#match(space)) {
      values.push(this.value(depth + 1));
    }
    this.at += 1;
    return values;
  }

  /** A text in parentheses; escapes matter only as far as they hide one. */
  #literal(): string {
    let open = 0;
    let text = "";
    const start = this.at;
    for (const limit = this.at + 2_000; this.at < limit; this.at += 1) {
      const letter = this.#text[this.at];
      if (letter === undefined) break;
      if (letter === "\\") {
        this.at += 1;
        const octal = /[0-7]{1,3}/y;
        octal.lastIndex = this.at;
        const code = octal.exec(this.#text)?.[0];
        text += code
          ? String.fromCharCode(Number.parseInt(code, 8) & 255)
          : (this.#text[this.at] ?? "");
        if (code) this.at += code.length - 1;
        continue;
      }
      if (letter === "(") open += 1;
      if (letter === ")") open -= 1;
      if (open === 0) {
        this.at += 1;
        this.#spend(this.at - start);
        return text.slice(1);
      }
      text += letter;
    }
    this.#spend(this.at - start);
    throw new Error("a text without end");
  }

  #hexadecimal(): string {
    const found = this.#match(hexadecimal);
    if (!found) throw new Error("a text without end");
    const digits = (found[1] ?? "").replace(/[^0-9a-f]/gi, "");
    return Buffer.from(digits.padEnd(digits.length + (digits.length % 2), "0"), "hex").toString(
      "latin1",
    );
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found === null) return null;
    this.at = pattern.lastIndex;
    this.#spend(found[0].length);
    return found;
  }

  #spend(characters: number): void {
    this.#budget.characters -= characters;
    if (this.#budget.characters < 0) throw new Error("more characters than a file needs");
  }
}

const unescapeName = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
