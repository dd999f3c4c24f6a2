/** The `after` parameter of a list page that begins after the last entry. */
export const emptyPageCursor = "1_00000000-0000-4000-8000-000000000000";
