import { type FormEvent, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import type { FilterGroup, ListingsPage } from "./listings-page.ts";

const sortOptions = [
  { value: "newest", label: "Newest" },
  { value: "soonest", label: "Due soonest" },
  { value: "return", label: "Highest yearly return" },
  { value: "funded", label: "Most funded" },
];

/**
 * The filters as one form, which works without JavaScript. With it, each change shows at once; the
 * address is written as the server writes it, so that the same page has one address.
 */
export function FilterPanel({ page }: { page: ListingsPage }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  function show(event?: FormEvent) {
    event?.preventDefault();
    if (form.current === null) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      const text = String(value).trim();
      const isDefault = text === "" || text === "newest" || text === "cards";
      if (!isDefault) params.append(name, text);
    }
    void submit(params, { action: "/exchange", preventScrollReset: true });
  }
  return (
    <Form
      ref={form}
      method="get"
      action="/exchange"
      role="search"
      onSubmit={show}
      className="grid gap-5"
    >
      <TextField
        key={page.search}
        label="Search"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={page.search}
        placeholder="Seller, industry, #"
      />
      {page.filters.map((group) => (
        <Choices key={group.name} group={group} onChange={() => show()} />
      ))}
      <SelectField
        key={page.sort}
        label="Sort by"
        name="sort"
        defaultValue={page.sort}
        options={sortOptions}
        onChange={() => show()}
      />
      {page.view === "table" && <input type="hidden" name="view" value="table" />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline">
          Show results
        </Button>
        {page.isFiltered && (
          <Link
            to={page.view === "table" ? "/exchange?view=table" : "/exchange"}
            preventScrollReset
            className={buttonClass({ variant: "link" })}
          >
            Clear filters
          </Link>
        )}
      </div>
    </Form>
  );
}

function Choices({ group, onChange }: { group: FilterGroup; onChange: () => void }) {
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-medium text-sm">{group.legend}</legend>
      <ul className="clear-both">
        {group.choices.map(({ value, label, count, isChosen }) => (
          <li key={value}>
            <label className="flex min-h-9 cursor-pointer items-center gap-3 text-[0.9375rem] pointer-coarse:min-h-11">
              <input
                key={String(isChosen)}
                type="checkbox"
                name={group.name}
                value={value}
                defaultChecked={isChosen}
                onChange={onChange}
                className="size-4.5 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1">{label}</span>
              <span className="figures text-muted text-sm">{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
