/** A whole, valid one-page PDF (ISO 32000-2) that says `text`, which must be plain ASCII. */
export function samplePdf(text: string): Buffer {
  const stream = `BT /F1 24 Tf 72 720 Td (${text.replace(/[()\\]/g, "\\$&")}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    "latin1",
  );
}

/** A valid PDF of exactly `bytes` bytes, filled up with a comment before its end. */
export function samplePdfOfSize(bytes: number): Buffer {
  const whole = samplePdf("Certificate");
  const body = whole.subarray(0, whole.lastIndexOf("startxref"));
  const end = whole.subarray(body.length);
  const filling = bytes - whole.length - 2;
  return Buffer.concat([
    body,
    Buffer.from("%"),
    Buffer.alloc(filling, "x"),
    Buffer.from("\n"),
    end,
  ]);
}
