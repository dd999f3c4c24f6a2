/** A page of a list by time that begins where nothing stands any more, as its address names it. */
export const emptyPageCursor = "1_00000000-0000-4000-8000-000000000000";
