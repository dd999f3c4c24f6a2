import { expect, it } from "vitest";
import { describeRequest } from "./describe-request.ts";

it("demo request: shows a hex message as text", () => {
  const hex = `0x${Buffer.from("Tenora asks you\nto sign in — €").toString("hex")}`;
  expect(describeRequest({ method: "personal_sign", params: [hex, "0x1"] })).toEqual({
    title: "Sign this message",
    details: "Tenora asks you\nto sign in — €",
  });
  expect(describeRequest({ method: "personal_sign", params: ["plain"] }).details).toBe("plain");
});

it("demo request: names the receiver, value and call of a transaction", () => {
  const transaction = { to: "0xabc", value: "0xde0b6b3a7640000", data: "0xa9059cbb0000" };
  expect(describeRequest({ method: "eth_sendTransaction", params: [transaction] })).toEqual({
    title: "Send this transaction",
    details: "To: 0xabc\nValue: 1.0000 ETH\nCall: 0xa9059cbb (6 bytes)",
  });
  expect(describeRequest({ method: "eth_sendTransaction", params: [{}] }).details).toBe(
    "To: a new contract\nValue: 0.0000 ETH",
  );
});

it("demo request: shows typed data in full, and unreadable data unchanged", () => {
  const typed = { primaryType: "Note", domain: { name: "T" }, message: { text: "hi" }, types: {} };
  const { details } = describeRequest({
    method: "eth_signTypedData_v4",
    params: ["0x1", JSON.stringify(typed)],
  });
  expect(JSON.parse(details)).toEqual({
    primaryType: "Note",
    domain: { name: "T" },
    message: { text: "hi" },
  });
  const broken = { method: "eth_signTypedData_v4", params: ["0x1", "{"] };
  expect(describeRequest(broken).details).toBe("{");
});
