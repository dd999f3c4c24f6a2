/** What XML 1.0 forbids (§2.2), with lone surrogates, and the controls it discourages. */
const forbidden = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const references: Readonly<Record<string, string>> = {
  "&": "&#x26;",
  "<": "&#x3C;",
  ">": "&#x3E;",
  '"': "&#x22;",
  "'": "&#x27;",
};

/** Plain text escaped for an element, or for an attribute in quotes. */
const escapeXml = (text: string): string =>
  text.replace(forbidden, "").replace(/[&<>"']/g, (found) => references[found] ?? "");

/** Markup that is already escaped. Only `xml` makes it, so that no text gets in unescaped. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Content = string | Markup | readonly Markup[];

/** One element: every text in it is escaped, and stripped of the characters that XML forbids. */
export function xml(
  name: string,
  content: Content = "",
  attributes: Readonly<Record<string, string>> = {},
): Markup {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${given.join("")}`;
  const inner = write(content);
  return new Markup(inner === "" ? `${start}/>` : `${start}>${inner}</${name}>`);
}

function write(content: Content): string {
  if (typeof content === "string") return escapeXml(content);
  if (content instanceof Markup) return content.text;
  return content.map(({ text }) => `\n${text}`).join("") + (content.length > 0 ? "\n" : "");
}

/** A whole document of this root element. */
export const xmlDocument = (root: Markup): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
