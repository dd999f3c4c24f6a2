const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The marks that end the fenced code we are in after this line; null outside of any. */
export function fenceAfter(open: string | null, line: string): string | null {
  const marks = fence.exec(line)?.[1];
  if (marks === undefined) return open;
  if (open === null) return marks;
  return marks.startsWith(open) && line.trim() === marks ? null : open;
}
