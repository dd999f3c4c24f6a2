/** As on its picture: "12-3", the third note of listing 12. Its id has the listing above the lowest 24 bits. */
export const noteNumber = (note: bigint): string => `${note >> 24n}-${note & 0xffffffn}`;
