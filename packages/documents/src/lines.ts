/** Lines that fit a width, by the width of a text; a word that is wider is cut where the line ends. */
export function linesOf(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const fits = (line: string) => widthOf(line) <= width;
  const words = text
    .split(" ")
    .flatMap((word) => (fits(word) ? [word] : joined([...word], "", fits)));
  return joined(words, " ", fits);
}

/** As many parts as fit in each; a part that is wider by itself stays whole. */
function joined(
  parts: readonly string[],
  between: string,
  fits: (line: string) => boolean,
): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines;
}
