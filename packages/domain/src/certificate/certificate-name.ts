import type { DocumentExtension } from "./certificate-type.ts";

const pictures = new Set(["png", "jpg", "jpeg", "jpe", "jfif"]);

/** Extensions that make a system run or render a file, anywhere in the name. */
const active =
  /\.(exe|scr|bat|cmd|msi|vbs|ps1|sh|js|mjs|php\d?|phtml|aspx?|jsp|x?html?|svg|jar|hta|lnk)(?=\.|$)/i;

/** Ways to make a name lead to another folder, end early, or read backwards. */
const trick =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(^|[\\/])\.\.?([\\/]|$)|[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]|%(00|2e|2f|5c)|::\$data/i;

/**
 * True when a document of this true type may carry this name. The name's last extension must be of
 * the type's family; a picture may be called by another picture's, since messengers mislabel them,
 * and a name without an extension claims nothing.
 */
export function isNameOfCertificate(name: string, type: DocumentExtension): boolean {
  if (trick.test(name) || active.test(name)) return false;
  const claimed = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (claimed === undefined || /^\d+$/.test(claimed)) return true;
  return type === "pdf" || type === "xml" ? claimed === type : pictures.has(claimed);
}
