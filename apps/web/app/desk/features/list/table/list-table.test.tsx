// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ListCell, ListRow, ListTable } from "./list-table.tsx";

afterEach(cleanup);

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

const Ordered = () => (
  <ListTable columns={["Company", { name: "Date", isTime: true }]} order="newest">
    {null}
  </ListTable>
);

test("list table: each header and the link that turns the order have their colour themselves, all the same", () => {
  const Site = createRoutesStub([{ path: "/", Component: Ordered }]);
  render(<Site />);
  const [company, date] = screen.getAllByRole("columnheader");
  for (const part of [company, date, date?.querySelector("a")])
    expect(part?.className.split(" ")).toContain("text-muted");
});
