import { brand, brandEmail } from "@tenora/domain/brand";
import type { MailFact } from "../mail.ts";
import { escapeHtml } from "./escape-html.ts";
import type { MessagePieces } from "./next-step.ts";

export interface MailContent {
  readonly subject: string;
  readonly name: string;
  readonly message: MessagePieces;
  /** A second paragraph; null in most mails. */
  readonly explanation: MessagePieces | null;
  /** What a mail asks; null in most. */
  readonly question: {
    readonly facts: readonly MailFact[];
    readonly step: MessagePieces;
    readonly aside: MessagePieces;
  } | null;
  /** The page where the recipient chooses their mails; null in mails without one. */
  readonly settingsUrl: string | null;
}

// Styles stand in attributes, since many mail programs drop everything else; the style element is for
// those that know a dark theme. No picture, font or address of anybody else's.
const ink = "#14241d";
const muted = "#4f5e57";
const forest = "#0b3b2e";
const mint = "#0a6b4f";
const coin = "#2fbf8f";
const font = "font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

const dark = `@media (prefers-color-scheme:dark){
.page{background:#0b1512!important}
.sheet{background:#101d18!important;border-color:#24362e!important}
.ink{color:#eef1ea!important}
.ink a{color:#5cdcb0!important}
.muted,.muted a{color:#a5b5ac!important}
.ink .mark{background:#eef1ea!important}
.ink .step{background:#2fbf8f!important;color:#06251b!important}
}`;

/** A block of the mark; a mail program that knows no round corners draws it square. */
const block = (look: string, cell: string, colour: string, style: string) =>
  `<td class="${look}" ${cell} bgcolor="${colour}" style="background:${colour};font-size:0;line-height:0;${style}"></td>`;
const gap = (cell: string) => `<td ${cell} style="font-size:0;line-height:0"></td>`;

/**
 * The site's mark, drawn of cells: most mail programs load no picture before they are asked to. The bar of
 * the T, its stem, and the coin beside it.
 */
const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate">
<tr>${block("mark", 'colspan="4" width="24" height="7"', ink, "height:7px;border-radius:6px 0 6px 0")}${gap('width="2"')}</tr>
<tr>${gap('rowspan="3" width="9"')}${block("mark", 'rowspan="3" width="6" height="15"', ink, "height:15px;border-radius:0 0 4px 0")}${gap('rowspan="3" width="2"')}${gap('colspan="2" height="5"')}</tr>
<tr>${block("coin", 'colspan="2" width="9" height="9"', coin, "height:9px;border-radius:5px")}</tr>
<tr>${gap('colspan="2" height="1"')}</tr>
</table>`;

const letterhead = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr>
<td aria-hidden="true" valign="middle">${mark}</td>
<td class="ink" valign="middle" style="padding-left:9px;color:${ink};font:400 22px/26px Georgia,'Times New Roman',serif">${escapeHtml(brand.name)}</td>
</tr></table>`;

/** The HTML part of a mail: the same words as the text, with a button for the next step. */
export function mailHtml(mail: MailContent): string {
  const { subject, name, message, explanation, question, settingsUrl } = mail;
  const nextStep = message.nextStep ?? explanation?.nextStep ?? question?.step.nextStep ?? null;
  const paragraphs = [
    paragraph(message),
    explanation && paragraph(explanation),
    question && factsTable(question.facts),
    question && paragraph(question.step),
  ]
    .filter((part) => part !== null)
    .join("\n");
  const button =
    nextStep === null
      ? ""
      : `<p style="margin:24px 0 0"><a class="step" href="${escapeHtml(nextStep.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${forest};color:#f6f3ea;font-weight:600;text-decoration:none">${escapeHtml(nextStep.label)}</a></p>`;
  const settings =
    settingsUrl === null
      ? ""
      : ` <a href="${escapeHtml(settingsUrl)}" style="color:${muted}">Choose which emails you get</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf8f3">
<div class="page" style="background:#faf8f3;padding:32px 16px">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefb;border:1px solid #e4decf;border-radius:12px">
<div class="ink" style="color:${ink};font-size:16px;line-height:1.6;${font};overflow-wrap:anywhere">
${letterhead}
<p style="margin:24px 0 0">Dear ${escapeHtml(name)},</p>
${paragraphs}
${button}${question === null ? "" : `\n<div class="muted" style="margin:12px 0 0;color:${muted};font-size:14px">${paragraph(question.aside)}</div>`}
<p style="margin:24px 0 0">${escapeHtml(brandEmail.signature)}</p>
</div>
</div>
<p class="muted" style="max-width:560px;margin:16px auto 0;color:${muted};font-size:13px;line-height:1.5;${font}">${escapeHtml(brand.tagline)}.${settings}</p>
</div>
</body>
</html>
`;
}

const paragraph = ({ pieces }: MessagePieces) =>
  `<p style="margin:12px 0 0">${wordsOf(pieces)}</p>`;

/** Names and values, one row each: a table for screen readers, too. */
function factsTable(facts: readonly MailFact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="muted" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;white-space:nowrap;color:${muted};font-weight:400">${escapeHtml(label)}</th><td style="padding:6px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 4px;border-collapse:collapse">\n${rows.join("\n")}\n</table>`;
}

const wordsOf = (pieces: MessagePieces["pieces"]) =>
  pieces
    .map(({ text, isLink }) => {
      const escaped = escapeHtml(text).replaceAll("\n", "<br>");
      return isLink ? `<a href="${escaped}" style="color:${mint}">${escaped}</a>` : escaped;
    })
    .join("");
