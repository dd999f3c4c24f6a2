import { afterEach, describe, expect, it, vi } from "vitest";
import { requestData, sendRequest, serverMessage } from "./send-request.ts";

const requests: RequestInit[] = [];

function serverAnswers(response: Response | Error): void {
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    requests.push(init);
    if (response instanceof Error) throw response;
    return response;
  });
}

afterEach(() => {
  requests.length = 0;
  vi.unstubAllGlobals();
});

describe("sendRequest", () => {
  it("sends an object as JSON and returns the data of the response", async () => {
    serverAnswers(Response.json({ id: 7 }));
    const result = await sendRequest("/api/x", { method: "PUT", body: { name: "Ada" } });
    expect(result).toEqual({ ok: true, data: { id: 7 } });
    expect(requests).toEqual([
      {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: '{"name":"Ada"}',
      },
    ]);
  });

  it("sends a file as it is, with its own content type", async () => {
    serverAnswers(new Response(null, { status: 204 }));
    const file = new File(["x"], "x.png", { type: "image/png" });
    expect(await sendRequest("/api/x", { method: "POST", body: file })).toEqual({
      ok: true,
      data: null,
    });
    expect(requests[0]).toMatchObject({ headers: { "content-type": "image/png" }, body: file });
  });

  it("returns the code, sentence and request id of our server's rejection", async () => {
    const body = { code: "WALLET_TAKEN", message: "Taken.", requestId: "r1" };
    serverAnswers(Response.json(body, { status: 409 }));
    expect(await sendRequest("/api/x")).toEqual({ ok: false, ...body, status: 409 });
  });

  it.each([
    ["an error page of a gateway", new Response("<h1>Bad Gateway</h1>", { status: 502 })],
    ["a good response that is not JSON", new Response("<h1>Welcome</h1>")],
  ])("tells %s apart from a network error", async (_case, response) => {
    serverAnswers(response);
    expect(await sendRequest("/api/x")).toMatchObject({
      ok: false,
      code: "UNREADABLE_RESPONSE",
      status: response.status,
    });
  });

  it("returns UNKNOWN_FAILURE for an error in JSON without a code", async () => {
    serverAnswers(Response.json({ message: "Hm." }, { status: 503 }));
    const result = await sendRequest("/api/x");
    expect(result).toMatchObject({ ok: false, code: "UNKNOWN_FAILURE", status: 503 });
    expect(result.ok || serverMessage(result)).toBeNull();
  });

  it("returns NETWORK_ERROR without a status when no response comes", async () => {
    serverAnswers(new TypeError("fetch failed"));
    expect(await sendRequest("/api/x")).toMatchObject({ code: "NETWORK_ERROR", status: null });
  });
});

it("requestData throws an error that names the failure's code", async () => {
  serverAnswers(Response.json({ code: "DATABASE_UNAVAILABLE", message: "Down." }, { status: 503 }));
  const reading = requestData("/api/x", new AbortController().signal);
  await expect(reading).rejects.toThrow("/api/x failed: DATABASE_UNAVAILABLE 503");
});
