import { describe, expect, test } from "vitest";
import { publicRequest as atPublicAddress } from "./public-request.ts";

const publicUrl = "https://tenora.example";
const publicRequest = (received: Request, address: string) =>
  atPublicAddress(received, address, received.body);

describe("public request", () => {
  test("public request: has the public origin, and the path and query of the request", () => {
    const address = "http://127.0.0.1:3000/api/admin%2Fsession.data?_routes=a%20b&x=%C3%A4";
    expect(publicRequest(new Request(address), publicUrl).url).toBe(
      "https://tenora.example/api/admin%2Fsession.data?_routes=a%20b&x=%C3%A4",
    );
  });

  test("public request: a path that begins with two slashes names no other host", () => {
    const { host, pathname } = new URL(
      publicRequest(new Request("http://127.0.0.1:3000//evil.example/x"), publicUrl).url,
    );
    expect([host, pathname]).toEqual(["tenora.example", "//evil.example/x"]);
  });

  test("public request: names the public host and port, whatever Host and forwarding headers said", () => {
    const headers = {
      host: "inner:3000",
      forwarded: "host=evil.example;proto=http",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
      "x-forwarded-port": "81",
      "x-forwarded-for": "203.0.113.7",
      "x-real-ip": "203.0.113.7",
      cookie: "a=b",
    };
    const request = publicRequest(
      new Request("http://inner:3000/admin", { headers }),
      "https://tenora.example:8443",
    );
    expect([...request.headers]).toEqual([
      ["cookie", "a=b"],
      ["host", "tenora.example:8443"],
    ]);
  });

  test("public request: leaves the received request's headers unchanged", () => {
    const received = new Request("http://inner:3000/", { headers: { "x-forwarded-for": "::1" } });
    publicRequest(received, publicUrl).headers.set("x-tenora-caller", "::1");
    expect([...received.headers]).toEqual([["x-forwarded-for", "::1"]]);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])(
    "public request: %s keeps its method and body",
    async (method) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const part of ["email=op", "%40tenora.example"]) {
            controller.enqueue(new TextEncoder().encode(part));
          }
          controller.close();
        },
      });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
      const received = new Request("http://inner:3000/", init);
      const request = publicRequest(received, publicUrl);
      expect(request.method).toBe(method);
      expect([...(await request.formData())]).toEqual([["email", "op@tenora.example"]]);
    },
  );

  test("public request: is aborted when the received request is", () => {
    const controller = new AbortController();
    const received = new Request("http://inner:3000/", { signal: controller.signal });
    const request = publicRequest(received, publicUrl);
    controller.abort();
    expect(request.signal.aborted).toBe(true);
  });
});
