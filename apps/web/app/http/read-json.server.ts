import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";

/** In characters; most forms are a few words. */
const defaultMaxLength = 16 * 1024;

/** The text of a body; null when it has more than `maxLength` characters. */
export async function readText(
  request: Request,
  maxLength = defaultMaxLength,
): Promise<string | null> {
  const text = await request.text();
  return text.length > maxLength ? null : text;
}

/**
 * @throws DomainError INVALID_INPUT when `text` is null, not JSON, or not of the schema; INVALID_CHARACTER when
 * it says something that PostgreSQL can't store
 */
export function parseJson<Schema extends z.core.$ZodType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> {
  const parsed = z.safeParse(schema, parse(text ?? ""));
  if (!parsed.success) throw new DomainError("INVALID_INPUT");
  return parsed.data;
}

/**
 * The JSON body of a request, checked.
 * @throws DomainError INVALID_INPUT when it is too long, not JSON, or not of the schema
 */
export async function readJson<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
  maxLength?: number,
): Promise<z.output<Schema>> {
  return parseJson(await readText(request, maxLength), schema);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => {
      if (!isStorable(name) || (typeof value === "string" && !isStorable(value)))
        throw new DomainError("INVALID_CHARACTER");
      return value;
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return undefined;
  }
}

/** PostgreSQL refuses a NUL, and half of a surrogate pair would become another character on the way. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
