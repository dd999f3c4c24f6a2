// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ListCell, ListRow, ListTable } from "./list-table.tsx";

test("list table: its parts state their roles, which browsers take from a table shown as cards", () => {
  render(
    <ListTable columns={["Company", "Submitted"]}>
      <ListRow>
        <ListCell>Ada Trading</ListCell>
        <ListCell label="Submitted">Jan 6, 2026</ListCell>
      </ListRow>
    </ListTable>,
  );
  const roles = [...screen.getByRole("table").querySelectorAll("*")]
    .concat(screen.getByRole("table"))
    .flatMap((part) => part.getAttribute("role") ?? []);
  const row = ["row", "cell", "cell"];
  const head = ["rowgroup", "row", "columnheader", "columnheader"];
  expect(roles).toEqual([...head, "rowgroup", ...row, "table"]);
  // The header isn't displayed on phones.
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells).toEqual(["Ada Trading", "Submitted: Jan 6, 2026"]);
});
