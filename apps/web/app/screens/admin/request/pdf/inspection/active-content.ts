/** What a PDF may do beyond showing its pages, the most dangerous first. */
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
 * Names that only occur where a PDF does something (ISO 32000-2, 12.6.4 for actions). A name that is
 * used for something harmless, such as a font called `/Sound`, is reported too: that costs a look.
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

/** What this name of an object stands for, or null when it does nothing. */
export function activeContentOf(name: string): ActiveContent | null {
  return Object.hasOwn(names, name) ? (names[name] ?? null) : null;
}
