import type * as z from "zod";
import { ApiError } from "./api-error";

/** The query of an address, checked; a name given several times is one list. @throws ApiError */
export function readSearchParameters<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const { searchParams } = new URL(request.url);
  const names = [...new Set(searchParams.keys())];
  const given = Object.fromEntries(
    names.map((name) => [name, searchParams.getAll(name).join(",")]),
  );
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const name = String(error.issues[0]?.path[0] ?? "query");
  throw ApiError.invalid(`The parameter ${name} is invalid. See /developers.`);
}

/** A part of the path, checked. @throws ApiError */
export function readPart<Schema extends z.ZodType>(
  text: string | undefined,
  schema: Schema,
): z.output<Schema> {
  const { success, data } = schema.safeParse(text);
  if (success) return data;
  throw ApiError.invalid("This path is invalid. See /developers.");
}

/** The whole numbers of a cursor that `shape` captures; undefined without a cursor. @throws ApiError */
export function readCursor(cursor: string | undefined, shape: RegExp): bigint[] | undefined {
  if (cursor === undefined) return undefined;
  const parts = shape.exec(cursor)?.slice(1);
  if (parts === undefined) throw ApiError.invalid("This cursor is invalid for this list.");
  return parts.map(BigInt);
}
