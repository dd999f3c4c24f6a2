import { useState } from "react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import type { FilterGroup, ListingsPage } from "../listings-page.ts";
import { KeptFields } from "./kept-fields.tsx";
import { useListForm } from "./use-list-form.ts";
import { useShown } from "./use-shown.ts";

/** What most look for; the groups after it are folded. */
const lastOpenGroup = "risk";

/** The filters as one form, which works without JavaScript. With it, each change shows at once. */
export function FilterPanel({ page }: { page: ListingsPage }) {
  const show = useListForm();
  const search = useShown<HTMLInputElement>(page.search);
  const foldedFrom = page.filters.findIndex(({ name }) => name === lastOpenGroup) + 1;
  const hasStatus = page.filters.some(({ name }) => name === "status");
  const first = Math.max(foldedFrom, hasStatus ? 1 : 0);
  const shown = page.filters.slice(0, first);
  const folded = page.filters.slice(first);
  return (
    <Form
      method="get"
      action="/exchange"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
      className="grid gap-4"
    >
      <TextField
        ref={search}
        label="Search"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={page.search}
        placeholder="Seller, industry, #"
      />
      {!hasStatus && <KeptFields fields={page.fields} names={["status"]} />}
      {shown.map((group) => (
        <Choices key={group.name} group={group} show={show} />
      ))}
      {folded.length > 0 && (
        <MoreFilters isUsed={folded.some(isUsed)}>
          {folded.map((group) => (
            <Choices key={group.name} group={group} show={show} />
          ))}
        </MoreFilters>
      )}
      <KeptFields fields={page.fields} names={["sort", "view"]} />
      <div className="noscript:block hidden">
        <Button type="submit" variant="outline">
          Show results
        </Button>
      </div>
      {/* Beside the list the panel scrolls by itself: what is done with all of it stays in sight. */}
      <div className="grid gap-2 border-line bg-surface lg:sticky lg:-bottom-5 lg:-mx-5 lg:-mb-5 lg:border-t lg:px-5 lg:py-3">
        {page.isFiltered && (
          <Link
            to={page.links.unfiltered}
            preventScrollReset
            className={buttonClass({ variant: "outline", size: "sm" })}
          >
            Clear filters
          </Link>
        )}
        <Link to={page.links.save} className={buttonClass({ variant: "ghost", size: "sm" })}>
          Save this search
        </Link>
      </div>
    </Form>
  );
}

const isUsed = ({ choices }: FilterGroup) => choices.some(({ isChosen }) => isChosen);

/** Open from the start while one of them is used; afterwards as the reader leaves it. */
function MoreFilters({ isUsed, children }: { isUsed: boolean; children: React.ReactNode }) {
  const [wasUsed] = useState(isUsed);
  return (
    <details open={wasUsed} className="border-line border-t pt-2">
      <summary className="min-h-9 content-center font-medium text-sm pointer-coarse:min-h-11">
        More filters
      </summary>
      <div className="mt-2 grid gap-4">{children}</div>
    </details>
  );
}

interface ChoicesProps {
  group: FilterGroup;
  show: (form: HTMLFormElement | null) => void;
}

function Choices({ group, show }: ChoicesProps) {
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="float-left mb-1 w-full font-medium text-sm">{group.legend}</legend>
      <ul className="clear-both">
        {group.choices.map((choice) => (
          <Choice key={choice.value} name={group.name} choice={choice} show={show} />
        ))}
      </ul>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  choice: FilterGroup["choices"][number];
  show: ChoicesProps["show"];
}

function Choice({ name, choice: { value, label, count, isChosen }, show }: ChoiceProps) {
  const box = useShown<HTMLInputElement>(isChosen);
  return (
    <li>
      <label className="flex min-h-8 cursor-pointer items-center gap-3 text-[0.9375rem] pointer-coarse:min-h-11">
        <input
          ref={box}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChosen}
          onChange={({ currentTarget }) => show(currentTarget.form)}
          className="size-4.5 shrink-0 accent-primary"
        />
        <span className="min-w-0 flex-1">{label}</span>
        <span className="figures text-muted text-sm">{count}</span>
      </label>
    </li>
  );
}
