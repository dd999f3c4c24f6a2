/** A sentence or a table cell of the specification, with the number by which tests name it. */
export interface Sentence {
  /** Section and place in it, as "5.12". */
  readonly id: string;
  /** Number and title of the section. */
  readonly section: string;
  readonly text: string;
}

/**
 * Splits the specification into what tests have to prove: every sentence, every bullet, and every
 * table cell together with the first cell of its line, which names it. Headings and first cells are
 * no sentences of their own.
 */
export function splitSentences(specification: string): Sentence[] {
  const sentences: Sentence[] = [];
  let section = "0. The product";
  let place = 0;
  let isTableHead = true;

  for (const line of specification.split("\n").map((raw) => raw.trim())) {
    const heading = /^## (\d+\..*)$/.exec(line);
    if (heading?.[1]) {
      section = heading[1];
      place = 0;
    }
    if (line.startsWith("|")) {
      const rule = /^\|[\s|:-]+\|$/.test(line);
      if (!rule && !isTableHead) for (const text of cells(line)) add(text);
      isTableHead = false;
      continue;
    }
    isTableHead = true;
    if (line !== "" && !line.startsWith("#")) for (const text of inSentences(line)) add(text);
  }
  return sentences;

  function add(text: string): void {
    place += 1;
    sentences.push({ id: `${Number.parseInt(section, 10)}.${place}`, section, text });
  }
}

function cells(line: string): string[] {
  const [name = "", ...others] = line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
  const said = others.filter((cell) => cell !== "");
  return said.length === 0 ? [name] : said.flatMap((cell) => inCell(name, cell));
}

const inCell = (name: string, cell: string) =>
  inSentences(cell).map((sentence) => `${name}: ${sentence}`);

/** A text in single quotes; apostrophes within words do not end it. */
const quoted = /(?<!\w)'(?:[^']|(?<=\w)'(?=\w))*'(?!\w)/g;

/** Where one sentence ends and another begins; a column's name may begin it in lower case. */
const end = /(?<=[.!?]»?)\s+(?=[A-Z«*{]|[a-z]+_)/;

function inSentences(line: string): string[] {
  const quotes: string[] = [];
  const bare = line.replace(/^(?:- |\d+\. )/, "").replace(quoted, (quote) => {
    quotes.push(quote);
    return `«${quotes.length - 1}${/[.!?]'$/.test(quote) ? "." : ""}»`;
  });
  return bare
    .split(end)
    .map((part) => part.replace(/«(\d+)\.?»/g, (_, at: string) => quotes[Number(at)] ?? ""));
}
