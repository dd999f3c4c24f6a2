import { expect, test } from "vitest";
import { decodeNoteMetadata } from "./note-metadata.ts";

const dataUri = (type: string, text: string) =>
  `data:${type};base64,${Buffer.from(text, "utf8").toString("base64")}`;

test("note metadata: JSON and drawing are decoded as UTF-8", () => {
  const svg = "<svg>Größe</svg>";
  const image = dataUri("image/svg+xml", svg);
  const attributes = [{ trait_type: "Paid", value: 40 }];
  const json = JSON.stringify({ name: "Note 1-1", description: "é", image, attributes });
  expect(decodeNoteMetadata(dataUri("application/json", json))).toEqual({
    name: "Note 1-1",
    description: "é",
    image,
    svg,
    attributes: [{ trait: "Paid", value: "40" }],
  });
});

test.each([
  "https://example.org/1.json",
  dataUri("text/html", "<p>"),
  dataUri("application/json", JSON.stringify({ image: "https://example.org/1.svg" })),
  dataUri("application/json", "{"),
])("note metadata: %s is refused", (uri) => {
  expect(() => decodeNoteMetadata(uri)).toThrow();
});
