import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";

/** In characters; a form is a few words. */
const usual = 16 * 1024;

/**
 * The JSON body of a request, checked.
 * @throws DomainError INVALID_INPUT when it is too long, no JSON, or not of the schema
 */
export async function readJson<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
  longest = usual,
): Promise<z.output<Schema>> {
  const text = await request.text();
  if (text.length > longest) throw new DomainError("INVALID_INPUT");
  const parsed = z.safeParse(schema, parse(text));
  if (!parsed.success) throw new DomainError("INVALID_INPUT");
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
