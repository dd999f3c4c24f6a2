import { workTimeout } from "./limits.ts";
import { PdfError } from "./pdf-problem.ts";

/** The result of `work`, within the time limit. @throws PdfError tooSlow */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PdfError("tooSlow")), workTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
