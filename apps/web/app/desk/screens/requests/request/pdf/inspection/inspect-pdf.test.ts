import {
  activePdfs,
  damagedPdf,
  exhaustingPdfs,
  filteredBombPdf,
  indirectFilterPdf,
  lockedPdf,
  manyPicturesPdf,
  objectInStreamPdf,
  objectStreamBombPdf,
  oversizedPicturePdf,
  pdfOfPages,
  replacedObjectPdf,
  unnamedObjectStreamPdf,
  unreadableObjectStreamPdf,
} from "@tenora/testing/pdf/hostile-pdfs";
import { samplePdf, samplePdfOfSize } from "@tenora/testing/uploads/sample-documents";
import { expect, test } from "vitest";
import { type ActiveContent, activeContents } from "./active-content.ts";
import { inspectPdfToShow } from "./inspect-pdf.ts";

const expected: Record<keyof typeof activePdfs, readonly ActiveContent[]> = {
  "JavaScript when it opens": ["javaScript", "automaticAction"],
  "JavaScript when its page opens": ["javaScript", "automaticAction"],
  "JavaScript among its names": ["javaScript"],
  "JavaScript with escaped names": ["javaScript", "automaticAction"],
  "JavaScript in an object stream": ["javaScript", "automaticAction"],
  "JavaScript in an encrypted file": ["javaScript", "automaticAction"],
  "a program that is started": ["launch", "automaticAction"],
  "a form that is sent": ["submitForm"],
  "a link over the whole page": ["link"],
  "a link that opens by itself": ["automaticAction", "link"],
  "an attached program": ["attachment"],
  "an XFA form": ["xfaForm"],
  "a document elsewhere": ["automaticAction", "otherDocument"],
  "data from elsewhere": ["importData", "automaticAction"],
  "a film with a player of its own": ["attachment", "media"],
  "all of that at once": activeContents,
};

const inspect = (bytes: Buffer) => inspectPdfToShow(new Uint8Array(bytes));

test.each(Object.entries(activePdfs))("PDF inspection: finds %s", async (what, make) => {
  const { found, gap } = await inspect(make());
  expect(found).toEqual(expected[what as keyof typeof activePdfs]);
  expect(gap).toBeNull();
});

const { "a gigabyte in a megabyte": bomb, ...exhausting } = exhaustingPdfs;

const harmlessPdfs: Record<string, () => Buffer> = {
  "a plain certificate": () => samplePdf("Certificate"),
  "a file of 25 pages": () => pdfOfPages(25),
  "a file of 10 MB": () => samplePdfOfSize(10 * 1024 * 1024),
  ...exhausting,
};

test.each(Object.entries(harmlessPdfs))(
  "PDF inspection: finds nothing in %s",
  async (_what, make) => {
    expect(await inspect(make())).toEqual({ found: [], hasOversizedPicture: false, gap: null });
  },
);

test("PDF inspection: an object that a later one of its number replaces is still found", async () => {
  expect((await inspect(replacedObjectPdf())).found).toContain("javaScript");
});

test("PDF inspection: an object that hides among the bytes of a stream is still found", async () => {
  expect((await inspect(objectInStreamPdf())).found).toContain("javaScript");
});

test("PDF inspection: a picture that is too large to be drawn is reported", async () => {
  expect((await inspect(oversizedPicturePdf())).hasOversizedPicture).toBe(true);
});

test.each([
  ["a file that needs a password", lockedPdf(), "password"],
  ["a file without a catalog", damagedPdf(), "damaged"],
  ["an object stream with an unknown filter", unreadableObjectStreamPdf(), "damaged"],
  ["a stream of 256 MB in a kilobyte", bomb(), "tooComplex"],
  ["a file of 10 pictures of 39 million pixels", manyPicturesPdf(), "tooComplex"],
  ["an object stream that is not named so", unnamedObjectStreamPdf(), "damaged"],
  [
    "two filters, of which the first is in another object",
    indirectFilterPdf("[6 0 R /FlateDecode]", "/FlateDecode"),
    "tooComplex",
  ],
  [
    "two filters, of which the second is in another object",
    indirectFilterPdf("[/FlateDecode 6 0 R]", "/FlateDecode"),
    "tooComplex",
  ],
  [
    "two filters in other objects",
    indirectFilterPdf("6 0 R", "[/FlateDecode /FlateDecode]"),
    "tooComplex",
  ],
  ["a stream of 256 MB behind other filters", filteredBombPdf(), "tooComplex"],
  ["an object stream of 256 MB in a kilobyte", objectStreamBombPdf(), "tooComplex"],
  ["a file of more than 10 MB", samplePdfOfSize(10 * 1024 * 1024 + 1), "tooLarge"],
])("PDF inspection: %s is reported as not inspected", async (_what, bytes, gap) => {
  expect((await inspect(bytes)).gap).toBe(gap);
});

test("PDF inspection: readable names are found in a file that is cut off", async () => {
  const whole = activePdfs["JavaScript when it opens"]();
  const { found } = await inspect(whole.subarray(0, whole.length / 2));
  expect(found).toContain("javaScript");
});

test("PDF inspection: objects nested very deeply end in a report, not in a crash", async () => {
  const deep = Buffer.from(
    `%PDF-1.7\n1 0 obj\n${"[".repeat(100_000)}${"]".repeat(100_000)}\nendobj\n%%EOF\n`,
  );
  expect((await inspect(deep)).gap).toBe("damaged");
});
