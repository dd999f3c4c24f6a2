/** What the public API rejects. */
export class ApiError extends Error {
  readonly status: 400 | 404;
  readonly code: "INVALID_REQUEST" | "NOT_FOUND";

  private constructor(status: 400 | 404, code: ApiError["code"], message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** `message` names the parameter and what it may be. */
  static invalid(message: string): ApiError {
    return new ApiError(400, "INVALID_REQUEST", message);
  }

  static missing(message: string): ApiError {
    return new ApiError(404, "NOT_FOUND", message);
  }
}

/** The JSON of every error of the public API. */
export const errorBody = (code: string, message: string) => ({ error: { code, message } });
