import { expect, test } from "vitest";
import { note } from "../schema/records.ts";
import { exampleNote } from "./example.ts";
import { apiReference } from "./reference.server";

const { endpoints, records } = apiReference();
const fields = [
  ...endpoints.flatMap(({ path, parameters }) => parameters.map((field) => ({ of: path, field }))),
  ...records.flatMap(({ name, fields }) => fields.map((field) => ({ of: name, field }))),
];

test("API reference: every parameter and field says what it means", () => {
  const silent = fields.filter(({ field }) => field.description === "");
  expect(silent.map(({ of, field }) => `${of} ${field.name}`)).toEqual([]);
});

test("API reference: no two fields of an object are explained by the same sentence", () => {
  for (const { name, fields } of records) {
    const sentences = fields.map(({ description }) => description);
    const repeated = sentences.filter((one, position) => sentences.indexOf(one) !== position);
    expect(repeated, name).toEqual([]);
  }
});

test("API reference: a type that may be missing names null in words", () => {
  const typeOf = (name: string) => fields.find(({ field }) => field.name === name)?.field.type;
  expect(typeOf("seller.name")).toBe("string or null");
  expect(typeOf("seller.tier")).toBe("number or null");
  expect(typeOf("debtor.wallet")).toBe("address or null");
  expect(typeOf("cursor")).toBe("string");
  expect(typeOf("limit")).toBe("number");
});

test("API reference: the example is a note as the API has it", () => {
  expect(note.strict().parse(exampleNote)).toEqual(exampleNote);
  const { example } = apiReference();
  expect(JSON.parse(example.response).data).toEqual(exampleNote);
  expect(example.request).toBe(`GET /api/v1/notes/${(BigInt(exampleNote.listing) << 24n) | 1n}`);
});
