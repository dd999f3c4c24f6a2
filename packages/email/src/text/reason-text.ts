/** The admin's words as a sentence behind another one; nothing when he gave none. */
export function reasonText(reason: string | null): string {
  return reason === null ? "" : ` Reason: ${reason}.`.replace(/([.!?])\.$/, "$1");
}
