/** Makes another message of our own sign-in message. */
type Rewrite = (message: string) => string;

const issuedAt =
  (date: string): Rewrite =>
  (text) =>
    text.replace(/(Issued At: )\S+/, `$1${date}`);
const expires =
  (date: string): Rewrite =>
  (text) =>
    text.replace(/(Expiration Time: )\S+/, `$1${date}`);
const append =
  (lines: string): Rewrite =>
  (text) =>
    text + lines;

/**
 * Messages that a lenient parser takes for ours: each is signed by the right key and names a nonce
 * that works. Only the text that we wrote, byte for byte, proves a wallet.
 */
export const rewrites: Readonly<Record<string, Rewrite>> = {
  "an issue date that cannot be read": issuedAt("soon"),
  "an issue date of a 13th month": issuedAt("2026-13-01T00:00:00.000Z"),
  "an expiry that cannot be read": expires("never"),
  "an expiry on a 31st of February": expires("2099-02-31T00:00:00.000Z"),
  "an expiry without a time": expires("2099-01-01"),
  "an expiry of an empty text": (text) => text.replace(/(Expiration Time: )\S+/, "$1 "),
  "two unreadable dates": (text) => expires("x")(issuedAt("y")(text)),
  "a date in another time zone": (text) => text.replace(/(Issued At: \S+)Z\n/, "$1+00:00\n"),
  "a date without milliseconds": (text) => text.replace(/(Issued At: \S+)\.\d{3}Z\n/, "$1Z\n"),
  "a start date that cannot be read": append("\nNot Before: whenever"),
  "a start date in the past": append("\nNot Before: 2020-01-01T00:00:00.000Z"),
  "a request id": append("\nRequest ID: 7"),
  "a list of resources": append("\nResources:\n- https://evil.example/terms"),
  "an empty list of resources": append("\nResources:"),
  "a newline at the end": append("\n"),
  "a space at the end": append(" "),
  "a NUL at the end": append("\0"),
  "a second nonce at the end": append(`\nNonce: ${"cd".repeat(24)}`),
  "a second, later expiry": append("\nExpiration Time: 2099-01-01T00:00:00.000Z"),
  "a second chain": append("\nChain ID: 1"),
  "a second uri": append("\nURI: https://evil.example"),
  "a uri before the statement": (text) => text.replace("\n\n", "\n\nURI: https://evil.example\n"),
  "a whole message of another site before ours": (text) =>
    `${text.replace(/^\S+/, "evil.example").replace(/URI: \S+/, "URI: https://evil.example")}\n\n${text}`,
  "a whole message of another site after ours": (text) =>
    `${text}\n\n${text.replace(/^\S+/, "evil.example")}`,
  "lines that end in CRLF": (text) => text.replaceAll("\n", "\r\n"),
  "one line that ends in CRLF": (text) => text.replace(/(Nonce: \w+)\n/, "$1\r\n"),
  "a line separator (U+2028) within the statement": (text) => text.replace(". This", ".\u2028This"),
  "another statement": (text) => text.replace("moves nothing", "moves everything"),
  "no statement": (text) => text.replace(/\n\n[^\n]+\n\n/, "\n\n"),
  "a space before the address": (text) => text.replace("\n0x", "\n 0x"),
  "a space after the address": (text) => text.replace(/(\n0x\w{40})\n/, "$1 \n"),
  "a lower-case address": (text) =>
    text.replace(/0x[0-9a-fA-F]{40}/, (address) => address.toLowerCase()),
  "an address with a wrong checksum": (text) =>
    text.replace(/0x[0-9a-fA-F]{40}/, (address) => `0x${swapCase(address.slice(2))}`),
  "a domain with a full-width letter": (text) =>
    text.replace(/^\w/, (letter) => String.fromCodePoint(0xfee0 + (letter.codePointAt(0) ?? 0))),
  "a domain with a look-alike dot (U+3002)": (text) => text.replace(".", "\u3002"),
  "a domain with a Cyrillic letter": (text) =>
    text.replace(/^\S+/, (domain) => domain.replace(/[oa0]/, "\u043e")),
  "a domain with an invisible character": (text) => `\u200b${text}`,
  "a byte order mark": (text) => `\ufeff${text}`,
  "a scheme before the domain": (text) => `https://${text}`,
  "a path behind the domain": (text) => text.replace(/^\S+/, "$&/x"),
  "a user name before the domain": (text) => `evil.example@${text}`,
  "a uri with a slash at the end": (text) => text.replace(/(URI: \S+)/, "$1/"),
  "a uri with a space at the end": (text) => text.replace(/(URI: \S+)/, "$1 "),
  "a chain id in hexadecimal": (text) => text.replace("Chain ID: 17000", "Chain ID: 0x4268"),
  "a chain id with an exponent": (text) => text.replace("Chain ID: 17000", "Chain ID: 17e3"),
  "a chain id with a leading zero": (text) => text.replace("Chain ID: 17000", "Chain ID: 017000"),
  "a chain id with a fraction": (text) => text.replace("Chain ID: 17000", "Chain ID: 17000.0"),
  "a chain id with spaces": (text) => text.replace("Chain ID: 17000", "Chain ID:  17000 "),
  "fields in another order": (text) => text.replace(/(Version: 1)\n(Chain ID: 17000)/, "$2\n$1"),
};

const swapCase = (letters: string): string =>
  [...letters]
    .map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()))
    .join("");
