import { publicApiLimit } from "~/http/route-handle";
import { endpoints, records } from "./endpoints";
import { example } from "./example";
import { type JsonSchema, toJsonSchema } from "./json-schema";

/** One row of the reference. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export interface EndpointReference {
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Field[];
  /** The record that it answers with. */
  readonly record: string;
  readonly isList: boolean;
}

export interface ApiReference {
  readonly endpoints: readonly EndpointReference[];
  readonly records: readonly { readonly name: string; readonly fields: readonly Field[] }[];
  readonly limit: { readonly most: number; readonly minutes: number };
  readonly example: { readonly request: string; readonly response: string };
}

/** The public API for people, made from the same schemas as its OpenAPI document. */
export function apiReference(): ApiReference {
  const { most, seconds } = publicApiLimit.perAddress;
  return {
    endpoints: endpoints.map(({ path, summary, parts, query, record, isList }) => ({
      path,
      summary,
      parameters: Object.entries({ ...parts, ...query?.shape }).map(([name, schema]) =>
        toField(name, toJsonSchema(schema as Parameters<typeof toJsonSchema>[0])),
      ),
      record,
      isList,
    })),
    records: Object.entries(records).map(([name, schema]) => ({
      name,
      fields: fieldsOf(toJsonSchema(schema), ""),
    })),
    limit: { most, minutes: seconds / 60 },
    example,
  };
}

function fieldsOf({ properties = {} }: JsonSchema, above: string): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = above + key;
    const inner = withoutNull(schema);
    if (inner.properties) return [toField(name, schema), ...fieldsOf(inner, `${name}.`)];
    return [toField(name, schema)];
  });
}

const withoutNull = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type }) => type !== "null") ?? schema;

const toField = (name: string, schema: JsonSchema): Field => ({
  name,
  type: typeOf(schema),
  description: schema.description ?? withoutNull(schema).description ?? "",
});

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.title) return schema.title;
  if (schema.enum) return schema.enum.join(" · ");
  if (schema.items?.enum) return `any of ${schema.items.enum.join(" · ")}`;
  return [schema.type ?? "any"].flat().map(named).join(" or ");
}

const named = (type: string): string => ({ array: "list", integer: "number" })[type] ?? type;
