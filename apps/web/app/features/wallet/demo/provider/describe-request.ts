import { formatEtherDown } from "@tenora/domain/ethereum/chain-presets";
import type { RequestArguments } from "@tenora/wallet/provider/provider";

export interface RequestDescription {
  readonly title: string;
  /** Plain text, shown as it is. */
  readonly details: string;
}

/** Describes a request so that a person can decide on it. */
export function describeRequest({ method, params }: RequestArguments): RequestDescription {
  const [first, second]: unknown[] = Array.isArray(params) ? params : [];
  switch (method) {
    case "eth_requestAccounts":
      return { title: "Connect to this site", details: "The site will see the account's address." };
    case "personal_sign":
      return { title: "Sign this message", details: readText(first) };
    case "eth_signTypedData_v4":
      return { title: "Sign this data", details: readTyped(second) };
    case "eth_sendTransaction":
      return { title: "Send this transaction", details: describeTransaction(first) };
    default:
      return { title: method, details: JSON.stringify(params ?? [], null, 2) };
  }
}

/** The text of 0x-hex bytes; anything else unchanged. */
function readText(message: unknown): string {
  if (typeof message !== "string" || !/^0x([0-9a-f]{2})*$/i.test(message)) return String(message);
  const pairs = message.slice(2).match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}

function readTyped(data: unknown): string {
  try {
    const typed = typeof data === "string" ? (JSON.parse(data) as unknown) : data;
    const { primaryType, message, domain } = typed as Record<string, unknown>;
    return JSON.stringify({ primaryType, domain, message }, null, 2);
  } catch {
    return String(data);
  }
}

function describeTransaction(transaction: unknown): string {
  const { to, value, data } = (transaction ?? {}) as Record<string, string | undefined>;
  const bytes = data && data !== "0x" ? (data.length - 2) / 2 : 0;
  return [
    `To: ${to ?? "a new contract"}`,
    `Value: ${formatEtherDown(BigInt(value ?? "0x0"))} ETH`,
    ...(bytes > 0 ? [`Call: ${data?.slice(0, 10)} (${bytes} bytes)`] : []),
  ].join("\n");
}
