/** Where the button of a mail leads, and what it says. */
export interface NextStep {
  readonly label: string;
  readonly url: string;
}

/** By the page that a mail leads to, most particular first. */
const labels: readonly (readonly [path: RegExp, label: string])[] = [
  [/^\/business\/payments$/, "See your payments"],
  [/^\/business\/funding-request\/[\w-]+$/, "Open your request"],
  [/^\/business\/funding-request$/, "Go to your requests"],
  [/^\/business$/, "Go to your business"],
  [/^\/investor\/portfolio$/, "Open your portfolio"],
  [/^\/investor$/, "Go to the investor portal"],
  [/^\/exchange$/, "Open the exchange"],
  [/^\/exchange\/\d+$/, "Open the receivable"],
  [/^\/pay\/\d+$/, "See what is due"],
  [/^\/acknowledge\/[\w-]+$/, "Check the details"],
  [/^\/emails\/[\w-]+$/, "Confirm your address"],
  [/^\/admin\/(?:invitation|recovery)#/, "Choose a password"],
  [/^\/admin(?:\/|$)/, "Open the admin portal"],
  [/^\/about$/, "Contact us"],
];

/** A message in pieces, as the HTML part shows it. */
export interface MessagePieces {
  /** Plain text and addresses of our own pages, in their order. */
  readonly pieces: readonly { readonly text: string; readonly isLink: boolean }[];
  /** The message's first address, if it leads to a page that we know. */
  readonly nextStep: NextStep | null;
}

/**
 * Finds the addresses in a message that have this mark before them. Whatever else looks like one stays
 * plain text: names and reasons in it were written by people. A single address at the end is left to the
 * button.
 */
export function splitMessage(message: string, mark: string, publicUrl: string): MessagePieces {
  const own = new RegExp(`${mark}(${escapePattern(publicUrl)}(?:/[\\w/#-]*[\\w-])?)`, "g");
  const pieces: { text: string; isLink: boolean }[] = [];
  let at = 0;
  for (const found of message.matchAll(own)) {
    pieces.push({ text: message.slice(at, found.index), isLink: false });
    pieces.push({ text: found[1] ?? "", isLink: true });
    at = found.index + found[0].length;
  }
  pieces.push({ text: message.slice(at), isLink: false });
  const links = pieces.filter(({ isLink }) => isLink);
  const nextStep = links[0] ? toStep(links[0].text, publicUrl) : null;
  if (nextStep !== null && links.length === 1 && pieces.at(-1)?.text.trim() === "") {
    pieces.splice(-2);
    const before = pieces.pop()?.text ?? "";
    // The button says the last words itself, if they are its own.
    const words = before.trimEnd().replace(new RegExp(`\\s${nextStep.label}:$`), "");
    pieces.push({ text: words.replace(/\s*:$/, ".").trimEnd(), isLink: false });
  }
  return { pieces: pieces.filter(({ text }) => text !== ""), nextStep };
}

function toStep(url: string, publicUrl: string): NextStep | null {
  const path = url.slice(publicUrl.length);
  const label = labels.find(([pattern]) => pattern.test(path))?.[1];
  return label === undefined ? null : { label, url };
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
