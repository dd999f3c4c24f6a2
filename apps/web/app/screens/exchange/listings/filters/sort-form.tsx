import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { controlClass } from "~/ui/forms/field";
import type { ListingsPage } from "../listings-page.ts";
import { KeptFields } from "./kept-fields.tsx";
import { useListForm } from "./use-list-form.ts";
import { useShown } from "./use-shown.ts";

const options = [
  { value: "newest", label: "Newest" },
  { value: "soonest", label: "Due soonest" },
  { value: "return", label: "Highest return" },
  { value: "funded", label: "Most funded" },
];

/** The order of the list; it changes by itself with JavaScript, and with a button without. */
export function SortForm({ page }: { page: ListingsPage }) {
  const show = useListForm();
  const id = useId();
  const select = useShown<HTMLSelectElement>(page.sort);
  const others = page.fields
    .map(([name]) => name)
    .filter((name) => name !== "sort" && name !== "view");
  return (
    <Form method="get" action="/exchange" className="flex min-w-0 items-center gap-2">
      <KeptFields fields={page.fields} names={others} />
      <label htmlFor={id} className="shrink-0 text-muted text-sm max-sm:sr-only">
        Sort by
      </label>
      <span className="relative min-w-0 flex-1">
        <select
          ref={select}
          id={id}
          name="sort"
          defaultValue={page.sort}
          onChange={({ currentTarget }) => show(currentTarget.form)}
          className={classes(controlClass, "min-h-11 appearance-none py-1.5 pr-9 pl-3 sm:min-h-9")}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </span>
      <KeptFields fields={page.fields} names={["view"]} />
      <div className="noscript:block hidden">
        <Button type="submit" variant="outline" size="sm">
          Sort
        </Button>
      </div>
    </Form>
  );
}
