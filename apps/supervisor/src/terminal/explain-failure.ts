/** What the Amazon software throws when the service has answered. */
interface StoreAnswer {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** A failure in a sentence for the operator. Most carry one; the bucket's are a bare word. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = (error as StoreAnswer).$metadata?.httpStatusCode;
  if (status === undefined) return error.message;
  return `The document store answered ${error.name} (${status}). Look at S3_BUCKET, its key and its rights.`;
}
