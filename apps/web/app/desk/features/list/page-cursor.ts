/** The last entry of a page, in a list ordered by time. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

const shape = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The cursor as part of an address: milliseconds since 1970, and the id. */
export const writeCursor = ({ createdAt, id }: PageCursor): string =>
  `${createdAt.getTime()}_${id}`;

/** Undefined, which is the first page, for any text that `writeCursor` does not write. */
export function readPageCursor(text: string | null): PageCursor | undefined {
  const [, time, id] = shape.exec(text ?? "") ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined;
}
