import { drawHeading, left, muted, openSheet, write } from "./sheet.ts";

/** What a sample certificate says; texts in Latin letters, the date YYYY-MM-DD. */
export interface RegistrationCertificate {
  readonly company: string;
  readonly registryNumber: string;
  readonly country: string;
  readonly director: string;
  readonly registered: string;
}

/** A sample of a registration certificate as a PDF of one page; always the same bytes. */
export async function writeRegistrationCertificate(
  certificate: RegistrationCertificate,
): Promise<Uint8Array> {
  const { company, registryNumber, country, director, registered } = certificate;
  const sheet = await openSheet({
    title: `Registration certificate of ${company}`,
    author: "Sample registry",
    at: new Date(`${registered}T09:00:00Z`),
  });
  drawHeading(sheet, "Certificate of registration");
  const facts = [
    ["Company", company],
    ["Registration number", registryNumber],
    ["Country", country],
    ["Director", director],
    ["Registered on", registered],
  ] as const;
  for (const [at, [label, value]] of facts.entries()) {
    write(sheet, label, { x: left, y: 670 - at * 28, color: muted });
    write(sheet, value, { x: 220, y: 670 - at * 28, bold: true });
  }
  write(sheet, "A sample to try the marketplace with. No registry issued it.", {
    x: left,
    y: 96,
    color: muted,
  });
  return sheet.save();
}
