import { writeRegistrationCertificate } from "@tenora/documents/registration-certificate";
import type { Context } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";

/** A certificate of an invented company to upload while trying the onboarding; always the same file. */
export async function sampleCertificate(context: Context<AppEnvironment>): Promise<Response> {
  const pdf = await writeRegistrationCertificate({
    company: "Ada Foods Pte Ltd",
    registrationNumber: "202412345K",
    country: "Singapore",
    director: "Ada Lim",
    registered: "2024-03-11",
  });
  return context.body(new Uint8Array(pdf), 200, {
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="registration-certificate.pdf"',
    "cache-control": "no-store",
  });
}
