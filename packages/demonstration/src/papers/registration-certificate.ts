import { drawHeading, left, muted, openSheet, rule, write } from "@tenora/documents/sheet";

/** What a sample certificate says. */
interface RegistrationCertificate {
  readonly company: string;
  readonly registrationNumber: string;
  readonly country: string;
  readonly director: string;
  /** YYYY-MM-DD */
  readonly registered: string;
}

/** An invented certificate of registration as a PDF of one page; the same facts give the same bytes. */
export async function writeRegistrationCertificate(
  certificate: RegistrationCertificate,
): Promise<Uint8Array> {
  const { company, registrationNumber, country, director, registered } = certificate;
  const sheet = await openSheet({
    title: `Certificate of registration, ${company}`,
    author: company,
    at: new Date(`${registered}T09:00:00Z`),
    facts: certificate,
  });
  drawHeading(sheet, "Certificate of registration");
  write(sheet, "A sample for a demonstration. It certifies nothing.", {
    x: left,
    y: 726,
    color: muted,
  });
  const facts = [
    ["Company name", company],
    ["Registration number", registrationNumber],
    ["Country", country],
    ["Director", director],
    ["Date of registration", registered],
  ] as const;
  for (const [at, [label, value]] of facts.entries()) {
    const y = 660 - at * 44;
    write(sheet, label, { x: left, y, color: muted });
    write(sheet, value, { x: left, y: y - 17, size: 13, bold: true });
    rule(sheet, y - 27);
  }
  return sheet.save();
}
