/** The error that the AWS SDK throws for a response of the store. */
interface StoreError {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * A failure as a sentence for the operator. Most errors carry one; the store's are a single word.
 */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = (error as StoreError).$metadata?.httpStatusCode;
  if (status === undefined) return error.message;
  return `The document store answered ${error.name} (${status}). Check S3_BUCKET, the access key and its permissions.`;
}
