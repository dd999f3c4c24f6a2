import type * as z from "zod";
import { problem } from "../schema/records";
import { type Endpoint, endpoints, records } from "./endpoints";
import { toJsonSchema } from "./json-schema";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const refused = (description: string) => ({ description, ...json(reference("Error")) });

/** The OpenAPI 3.1 document of the public API, made from its schemas. `site` is our origin. */
export function openApi(site: string, title: string): object {
  const schemas = { ...records, Error: problem };
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version: "1", description: `Read-only. ${site}/developers` },
    servers: [{ url: `${site}/api/v1` }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, toPath(endpoint)])),
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)]),
      ),
    },
  };
}

function toPath({ summary, parts = {}, query, record, isList }: Endpoint): object {
  const data = reference(record);
  const block = { type: "integer", description: "Block the data was read at" };
  const next = {
    type: ["string", "null"],
    description: "Cursor for the next page; null on the last page",
  };
  const properties = isList
    ? { data: { type: "array", items: data }, next, block }
    : { data, block };
  const hasParameters = query !== undefined || Object.keys(parts).length > 0;
  const response = {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  return {
    get: {
      summary,
      parameters: [
        ...Object.entries(parts).map(([name, schema]) => ({
          name,
          in: "path",
          required: true,
          schema: toJsonSchema(schema),
        })),
        ...Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
          name,
          in: "query",
          required: false,
          // A list is comma-separated.
          explode: false,
          schema: toJsonSchema(schema as z.ZodType),
        })),
      ],
      responses: {
        200: { description: "The data at that block", ...json(response) },
        ...(hasParameters && { 400: refused("A parameter is invalid") }),
        ...(Object.keys(parts).length > 0 && { 404: refused("Not found") }),
        429: refused("Too many requests; wait for the time in the retry-after header"),
        503: refused("The chain is still being indexed"),
      },
    },
  };
}
