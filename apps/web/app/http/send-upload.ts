import { networkError, type RequestResult, toFailure } from "./send-request.ts";

/** Longer than the server waits for anything, so that no connection hangs for ever. */
const timeoutMs = 120_000;

/**
 * Posts a form with files and reports how much of it was sent, from 0 to 1. Never throws. Uses
 * XMLHttpRequest, because fetch reports no progress of an upload.
 */
export function sendUpload<Data = unknown>(
  path: string,
  form: FormData,
  onProgress: (sent: number) => void,
): Promise<RequestResult<Data>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(resultOf<Data>(request));
    for (const event of ["error", "abort", "timeout"]) {
      request.addEventListener(event, () => resolve(networkError));
    }
    request.open("POST", path);
    request.timeout = timeoutMs;
    request.send(form);
  });
}

function resultOf<Data>({ status, responseText }: XMLHttpRequest): RequestResult<Data> {
  if (status < 200 || status >= 300) return toFailure(status, responseText);
  try {
    return { ok: true, data: JSON.parse(responseText) as Data };
  } catch {
    // The file has arrived; what else was said of it is lost.
    return { ok: true, data: {} as Data };
  }
}
