import { DomainError } from "@tenora/domain/domain-error";

/** The refusal of a document that is not what its first bytes promise; `detail` is for the log. */
export const malformed = (detail: string): DomainError =>
  new DomainError("CERTIFICATE_TYPE", { detail });

/** Beyond this a picture is no scan: 600 dpi of an A3 page has 70 million pixels. */
const mostPixels = 80_000_000;
const longestSide = 30_000;

/** @throws DomainError CERTIFICATE_TYPE for a picture that no reader should have to decode */
export function rejectOversized(width: number, height: number): void {
  const fits = width > 0 && height > 0 && width <= longestSide && height <= longestSide;
  if (!fits || width * height > mostPixels) throw malformed(`picture of ${width} × ${height}`);
}
