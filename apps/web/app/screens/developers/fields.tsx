import type { Field } from "~/public-api/document/reference.server";
import { classes } from "~/ui/classes";
import { tableRoles } from "~/ui/styles/table-roles";

interface FieldsProps {
  /** What they are: "Parameter". */
  readonly name: string;
  /** What has them. */
  readonly of: string;
  readonly fields: readonly Field[];
}

// Each beats the running text's own look of cells.
const stacked = "max-sm:block max-sm:border-b-0! max-sm:p-0!";

/** Fields as a table; on phones each is a name and its type, with what it means below. */
export function Fields({ name, of, fields }: FieldsProps) {
  return (
    <section
      data-scroll-row
      className="mt-4 overflow-x-auto"
      aria-label={`${name}s of ${of}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too.
      tabIndex={0}
    >
      <table {...tableRoles.table} className="max-sm:block">
        <thead {...tableRoles.group} className="max-sm:sr-only">
          <tr {...tableRoles.row}>
            {[name, "Type", "Meaning"].map((column) => (
              <th key={column} {...tableRoles.header} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="max-sm:block">
          {fields.map((field) => (
            <tr
              key={field.name}
              {...tableRoles.row}
              className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:border-line max-sm:border-b max-sm:py-2.5"
            >
              <td {...tableRoles.cell} className={classes(stacked, "max-sm:wrap-anywhere")}>
                <code>{field.name}</code>
              </td>
              <td {...tableRoles.cell} className={classes(stacked, "max-sm:text-muted")}>
                {field.type}
              </td>
              <td {...tableRoles.cell} className={classes(stacked, "max-sm:basis-full")}>
                {field.description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
