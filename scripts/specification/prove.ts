import type { Ran } from "./ran.ts";
import { needsNoTest, type Row } from "./rows.ts";
import type { Sentence } from "./split.ts";

/** More rows than this in one title prove none of them well. */
const mostRowsOfATest = 5;

/** The ids a title names, as in "a reload keeps the wallet §4.3 §3.3". */
export const namedIn = (title: string): string[] =>
  [...title.matchAll(/§(\d+\.\d+)/g)].map((found) => found[1] ?? "");

/** What is wrong with the table itself, in sentences: a row missing, changed or without a proof. */
export function checkTable(sentences: readonly Sentence[], rows: readonly Row[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(sentences.map(({ id }) => id));
  return [
    ...sentences.flatMap(({ id, text }) => {
      const row = byId.get(id);
      if (!row) return [`§${id} has no row: ${text}`];
      if (row.text !== inTable(text)) return [`§${id} does not say what the specification says`];
      if (row.tests.length === 0 && !needsNoTest.test(row.proof))
        return [`§${id} names no test: ${text}`];
      return [];
    }),
    ...rows.filter(({ id }) => !known.has(id)).map(({ id }) => `§${id} is no sentence`),
    ...repeated(rows.map(({ id }) => id)).map((id) => `§${id} stands there twice`),
  ];
}

/** What the run did not prove, in sentences. */
export function checkRun(rows: readonly Row[], ran: readonly Ran[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const titles = ran.map((one) => ({ ...one, ids: namedIn(one.title) }));
  return [
    ...rows.flatMap(({ id, tests }) =>
      tests.flatMap((file) => {
        const own = titles.filter((one) => one.file === file && one.ids.includes(id));
        if (own.length === 0) return [`§${id}: no test of ${file} names it`];
        return own.every(({ passed }) => passed) ? [] : [`§${id}: a test of ${file} failed`];
      }),
    ),
    ...titles
      .filter(({ ids }) => ids.length > mostRowsOfATest)
      .map(({ title }) => `more than ${mostRowsOfATest} rows in one title: ${title}`),
    ...titles.flatMap(({ title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `§${id} is no row: ${title}`),
    ),
  ];
}

/** A sentence as it stands in a cell of the table. */
export const inTable = (text: string): string => text.replaceAll("|", "\\|");

const repeated = (ids: string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);
