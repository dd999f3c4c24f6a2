/** Why a document, or the rest of it, is not drawn. */
export type PdfProblem =
  | "password"
  | "damaged"
  | "tooLarge"
  | "tooSlow"
  | "tooComplex"
  | "unreachable";

export class PdfError extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, options?: ErrorOptions) {
    super(`The PDF is not drawn: ${problem}`, options);
    this.problem = problem;
  }
}

export const pdfProblemOf = (error: unknown): PdfProblem =>
  error instanceof PdfError ? error.problem : "damaged";
