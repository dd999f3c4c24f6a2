/** Active content of a PDF, the most dangerous first. */
export const activeContents = [
  "javaScript",
  "launch",
  "submitForm",
  "importData",
  "automaticAction",
  "attachment",
  "media",
  "xfaForm",
  "otherDocument",
  "link",
] as const;

export type ActiveContent = (typeof activeContents)[number];

/**
 * Names that occur only in active content (ISO 32000-2, 12.6.4 for actions). A harmless use of such a
 * name, as for a font called `/Sound`, is reported too: a false alarm costs little.
 */
const names: Readonly<Record<string, ActiveContent>> = {
  JavaScript: "javaScript",
  JS: "javaScript",
  Launch: "launch",
  SubmitForm: "submitForm",
  ImportData: "importData",
  AA: "automaticAction",
  EmbeddedFile: "attachment",
  EmbeddedFiles: "attachment",
  FileAttachment: "attachment",
  RichMedia: "media",
  RichMediaExecute: "media",
  Rendition: "media",
  Movie: "media",
  Sound: "media",
  "3D": "media",
  GoTo3DView: "media",
  XFA: "xfaForm",
  GoToR: "otherDocument",
  GoToE: "otherDocument",
  URI: "link",
};

/** The active content that a name indicates; null for any other name. */
export function activeContentOf(name: string): ActiveContent | null {
  return Object.hasOwn(names, name) ? (names[name] ?? null) : null;
}
