import { workTimeout } from "./limits.ts";
import { PdfError } from "./pdf-problem.ts";

/** What `work` gives, unless that takes longer than we wait. @throws PdfError tooSlow */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PdfError("tooSlow")), workTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
