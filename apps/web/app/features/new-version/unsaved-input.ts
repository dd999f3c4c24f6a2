const textual = "textarea, select, input:not([type=radio], [type=checkbox], [type=search])";
const typedInto = new Set<Element>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Remembers which fields were edited; a search is in the page's address anyway. */
export function rememberInput(event: Event): void {
  const field = event.target;
  if (!(field instanceof Element)) return;
  const isInForm = field.closest("form") !== null && !field.matches("[type=search]");
  if (isInForm || field.matches(textual)) typedInto.add(field);
}

/** True while an edited field is on the page and not empty, or closing the page would be asked about. */
export function hasUnsavedInput(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some((field) => (field as Field).value !== "") || asksBeforeUnload();
}

/** Work that is on no screen has a listener of its own, which cancels this event as it would the real one. */
function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
