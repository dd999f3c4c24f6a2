import { networkError, type RequestResult, toFailure } from "./send-request.ts";

/** Longer than the server waits for anything, so that no connection hangs for ever. */
const timeoutMs = 120_000;

/**
 * Posts a form with files and reports how much of it was sent, from 0 to 1. Never throws. Uses
 * XMLHttpRequest, because fetch reports no progress of an upload.
 */
export function sendUpload(
  path: string,
  form: FormData,
  onProgress: (sent: number) => void,
): Promise<RequestResult<null>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(resultOf(request));
    for (const event of ["error", "abort", "timeout"]) {
      request.addEventListener(event, () => resolve(networkError));
    }
    request.open("POST", path);
    request.timeout = timeoutMs;
    request.send(form);
  });
}

function resultOf({ status, responseText }: XMLHttpRequest): RequestResult<null> {
  return status >= 200 && status < 300 ? { ok: true, data: null } : toFailure(status, responseText);
}
