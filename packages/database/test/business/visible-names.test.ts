import { isBlank } from "@tenora/domain/text/single-line";
import { expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const noncharacter = /\p{NChar}/u;

test("names: the database refuses those in which nothing shows", async () => {
  expect(await errorCodeOf(submitted(context, { companyName: "\u3164\u200B" }))).toBe(
    "INVALID_INPUT",
  );
  expect(await errorCodeOf(submitted(context, { directorName: "\u2800" }))).toBe("INVALID_INPUT");
  await submitted(context, { companyName: "\u200B中" });
});

test("names: nothing shows of the same characters as in the domain", async () => {
  const { rows } = await context.owner((owner) =>
    owner.query<{ names: number; blank: number[] }>(`
      select (
        select count(*)::int from pg_constraint
        where conname like '%\\_shows' and pg_get_constraintdef(oid) ~ '^CHECK \\(app.is_visible\\('
      ) as names, (
        select array_agg(point order by point) from generate_series(1, 1114111) point
        where point not between 55296 and 57343 and not app.is_visible(chr(point))
      ) as blank`),
  );
  const expected: number[] = [];
  for (let point = 1; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (character.isWellFormed() && isBlank(character) && !noncharacter.test(character))
      expected.push(point);
  }
  expect(rows).toEqual([{ names: 9, blank: expected }]);
});
