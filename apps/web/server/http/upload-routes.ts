/** Here documents arrive; whoever receives them counts them, and knows the sentence for too much. */
const uploads = new Set(["/api/business/submissions", "/api/business/certificate"]);

/** Whether a body at this path may be as large as a document. */
export const isUpload = (path: string): boolean => uploads.has(path);

/** Articles of a megabyte and their covers come in below here. */
export const articleRoutesPrefix = "/api/admin/articles/";

/** Whether a body at this path may take its time on a slow line. */
export const allowsSlowBody = (path: string): boolean =>
  isUpload(path) || path.startsWith(articleRoutesPrefix);
