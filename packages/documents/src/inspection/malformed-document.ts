import { DomainError } from "@tenora/domain/domain-error";

/** The error of a document that is not of its detected type; `detail` is for the log. */
export const malformed = (detail: string): DomainError =>
  new DomainError("CERTIFICATE_TYPE", { detail });

/** More than any scan has: an A3 page at 600 dpi has 70 million pixels. */
const mostPixels = 80_000_000;
const longestSide = 30_000;

/** @throws DomainError CERTIFICATE_TYPE for a picture that is too large to decode safely */
export function rejectOversized(width: number, height: number): void {
  const fits = width > 0 && height > 0 && width <= longestSide && height <= longestSide;
  if (!fits || width * height > mostPixels) throw malformed(`picture of ${width} × ${height}`);
}
