import type { FailureCode } from "@tenora/domain/domain-error";

type UnexplainedCode = "NETWORK_ERROR" | "UNREADABLE_RESPONSE" | "UNKNOWN_FAILURE";

export interface RequestFailure {
  readonly ok: false;
  /**
   * Our server's code. NETWORK_ERROR: no response came. UNREADABLE_RESPONSE: the response is not JSON,
   * so it may be a gateway's. UNKNOWN_FAILURE: it is JSON without a code.
   */
  readonly code: FailureCode | UnexplainedCode;
  /** A sentence for the user: our server's, or one for the codes that it did not send. */
  readonly message: string;
  /** The id under which our log has the request; null when our server did not answer. */
  readonly requestId: string | null;
  /** The HTTP status; null when no response came. */
  readonly status: number | null;
}

export type RequestResult<Data> = { readonly ok: true; readonly data: Data } | RequestFailure;

interface RequestOptions<Data> {
  readonly method?: "POST" | "PUT" | "DELETE";
  /** Sent as JSON; a file is sent as it is. */
  readonly body?: object | File;
  readonly signal?: AbortSignal;
  /** The request goes on when its page is closed. */
  readonly keepalive?: boolean;
  /** Reads the body of a successful response; JSON by default, null when it is empty. */
  readonly read?: (response: Response) => Promise<Data>;
}

export const networkError: RequestFailure = {
  ok: false,
  code: "NETWORK_ERROR",
  message: "We couldn't reach our server. Please try again.",
  requestId: null,
  status: null,
};

/** Sends a request to our server. Never throws: every failure is a value. */
export async function sendRequest<Data = unknown>(
  path: string,
  { body, read = readJson, ...init }: RequestOptions<Data> = {},
): Promise<RequestResult<Data>> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, ...encode(body) });
  } catch {
    return networkError;
  }
  try {
    if (response.ok) return { ok: true, data: await read(response) };
    return toFailure(response.status, await response.text());
  } catch {
    return unexplained("UNREADABLE_RESPONSE", response.status);
  }
}

/** The data alone, for queries. @throws Error with the failure's code */
export async function requestData<Data>(path: string, signal: AbortSignal): Promise<Data> {
  const result = await sendRequest<Data>(path, { signal });
  if (!result.ok) throw new Error(`${path} failed: ${result.code} ${result.status ?? ""}`);
  return result.data;
}

/** The failure that the body of an unsuccessful response describes. */
export function toFailure(status: number, text: string): RequestFailure {
  try {
    const { code, message, requestId = null } = JSON.parse(text) as Partial<RequestFailure>;
    if (code && message) return { ok: false, code, message, requestId, status };
    return unexplained("UNKNOWN_FAILURE", status);
  } catch {
    return unexplained("UNREADABLE_RESPONSE", status);
  }
}

const unexplainedCodes = new Set<RequestFailure["code"]>([
  "NETWORK_ERROR",
  "UNREADABLE_RESPONSE",
  "UNKNOWN_FAILURE",
]);

/** Our server's own sentence; null when it sent none. */
export const serverMessage = ({ code, message }: RequestFailure): string | null =>
  unexplainedCodes.has(code) ? null : message;

const unexplained = (code: UnexplainedCode, status: number): RequestFailure => ({
  ok: false,
  code,
  message: "Our server gave an unexpected answer. Please try again.",
  requestId: null,
  status,
});

function encode(body: object | File | undefined): RequestInit {
  if (body === undefined) return {};
  if (body instanceof File) return { headers: { "content-type": body.type }, body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function readJson<Data>(response: Response): Promise<Data> {
  const text = await response.text();
  return (text === "" ? null : JSON.parse(text)) as Data;
}
