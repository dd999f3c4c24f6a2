import { once } from "node:events";
import { connect } from "node:net";
import { asOwner } from "@tenora/database/transaction/as-owner";
import { beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const ada = new Person(marketplace);

beforeAll(async () => {
  expect((await ada.signInWithWallet()).status).toBe(204);
});

/** The status line of the answer to a form sent with these header lines, spelled as they are. */
async function statusOf(lines: readonly string[]): Promise<string> {
  const { hostname, port, host } = new URL(marketplace.url);
  const socket = connect(Number(port), hostname);
  const headers = Object.entries(ada.headers()).map(([name, value]) => `${name}: ${value}`);
  const type = "content-type: multipart/form-data; boundary=x";
  const head = ["POST /api/business/submissions HTTP/1.1", `host: ${host}`, ...headers, type];
  socket.write([...head, ...lines, "connection: close", "", "--x--"].join("\r\n"));
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  await once(socket, "close");
  return answer.split("\r\n")[0] ?? "";
}

const charged = async () =>
  asOwner(marketplace.ownerUrl, async (owner) => {
    const text = "select uploads, bytes::int from upload_quota where wallet_address = $1";
    return (await owner.query(text, [ada.wallet])).rows;
  });

test.each([
  [["content-length: -5"]],
  [["content-length: +5"]],
  [["content-length: 0x5"]],
  [["content-length: 5e0"]],
  [["content-length: 5.0"]],
  [["content-length: NaN"]],
  [["content-length: Infinity"]],
  [["content-length: 99999999999999999999999"]],
  [["content-length: 5, 5"]],
  [["content-length: 5", "content-length: 6"]],
  [["content-length: 5", "content-length: 5"]],
  [["content-length: 5", "transfer-encoding: chunked"]],
])("upload: rejects the lengths %j before anything is charged to the wallet", async (lines) => {
  expect(await statusOf(lines)).toContain(" 400 ");
  expect(await charged()).toEqual([]);
});

test("upload: charges a readable length to the wallet, though the form is cut off", async () => {
  expect(await statusOf(["content-length: 5"])).toContain(" 400 ");
  expect(await charged()).toEqual([{ uploads: 1, bytes: 5 }]);
});
