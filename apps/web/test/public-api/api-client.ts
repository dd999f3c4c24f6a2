import { randomBytes } from "node:crypto";
import * as z from "zod";
import { marketplace } from "../support/marketplace.ts";

const { url } = marketplace;

/**
 * Asks the public API for a path below `/api/v1`, each time from another address: how much one may ask is
 * tested elsewhere, and the tests of one run ask more.
 */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("x-forwarded-for", `10.${[...randomBytes(3)].join(".")}`);
  return fetch(`${url}/api/v1${path}`, { ...init, headers });
}

/** The data of an object or a list, every field as its schema says and none besides. */
export async function read<Schema extends z.ZodType>(
  path: string,
  data: Schema,
): Promise<z.output<Schema>> {
  const response = await ask(path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  const answer = z.strictObject({ data: z.unknown(), block: z.int() });
  return data.parse(answer.parse(await response.json()).data);
}

interface Page<Entry> {
  readonly data: Entry[];
  readonly next: string | null;
  readonly block: number;
}

/** One page of a list. */
export async function readPage<Schema extends z.ZodType>(
  path: string,
  record: Schema,
): Promise<Page<z.output<Schema>>> {
  const response = await ask(path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  const answer = { data: z.unknown(), next: z.string().nullable(), block: z.int() };
  const { data, ...page } = z.strictObject(answer).parse(await response.json());
  return { ...page, data: z.array(record).parse(data) };
}

/** A whole list, page by page. `path` has a query already. */
export async function readAll<Schema extends z.ZodType>(path: string, record: Schema) {
  const all: z.output<Schema>[] = [];
  for (let next: string | null = ""; next !== null; ) {
    const page: Page<z.output<Schema>> = await readPage(
      next ? `${path}&cursor=${next}` : path,
      record,
    );
    all.push(...page.data);
    next = page.next;
  }
  return all;
}
