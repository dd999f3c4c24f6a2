import { expect, test } from "vitest";
import * as z from "zod";
import { parseJson } from "./read-json.server.ts";

const schema = z.looseObject({});

test.each([
  '{"name":"a\\u0000b"}',
  '{"a":[{"name":"\\ud83d"}]}',
  '{"\\u0000":1}',
  '{"a":"\\udf3d"}',
])("JSON body: %s has a character that the database can't store", (text) =>
  expect(() => parseJson(text, schema)).toThrow("INVALID_CHARACTER"),
);

test("JSON body: a whole surrogate pair is kept; no JSON is no input", () => {
  expect(parseJson('{"name":"\\ud83c\\udf3d"}', schema)).toEqual({ name: "🌽" });
  expect(() => parseJson("{", schema)).toThrow("INVALID_INPUT");
});
