import { clientAddressHeader } from "./auth-options.ts";
import { unlessUnavailable } from "./database-failures.ts";

/**
 * Calls one of Better Auth's endpoints on behalf of `request`.
 * @throws DomainError DATABASE_UNAVAILABLE
 */
export type CallAuth = (request: Request, path: string, body: object) => Promise<Response>;

/**
 * No endpoint of Better Auth is mounted; the few that we use are called from here, with the client's
 * cookie and address, and with its own rate limits.
 */
export function callAuth(
  publicUrl: string,
  basePath: string,
  handler: (request: Request) => Promise<Response>,
): CallAuth {
  return (request, path, body) => {
    const headers = new Headers({ "content-type": "application/json", origin: publicUrl });
    for (const name of ["cookie", "user-agent", clientAddressHeader]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const url = `${publicUrl}${basePath}${path}`;
    const call = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
    return unlessUnavailable(() => handler(call));
  };
}

/** The headers that set the cookies of a response of Better Auth. */
export function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}
