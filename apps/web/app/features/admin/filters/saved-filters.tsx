import type { FilterPlace, SavedFilter } from "@tenora/database/admin/saved-filters";
import X from "lucide-react/icons/x";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { useAdminAction } from "../actions/use-admin-action.ts";
import { filterQueryOf } from "./filter-query.ts";

interface SavedFiltersProps {
  readonly place: FilterPlace;
  readonly path: string;
  readonly filters: readonly SavedFilter[];
}

const failed = { title: "Update failed", description: "Nothing was changed. Please try again." };

/** The views of a list that this admin gave a name; they follow him to every browser. */
export function SavedFilters({ place, path, filters }: SavedFiltersProps) {
  const [params] = useSearchParams();
  const { run, isUpdating } = useAdminAction();
  const query = filterQueryOf(params);
  const isKnown = filters.some((one) => one.query === query);
  if (filters.length === 0 && query === "") return null;
  const remove = ({ id, name }: SavedFilter) =>
    run({
      path: `/api/admin/filters/${id}`,
      method: "DELETE",
      progress: { title: "Removing", description: "Please wait a moment..." },
      done: { title: "View removed", description: `“${name}” is gone; the list is as it was.` },
      failed,
    });
  return (
    <section aria-label="Saved views" className="mt-3 flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <span key={filter.id} className="inline-flex items-center rounded-full border border-line">
          <Link
            to={`${path}?${filter.query}`}
            preventScrollReset
            aria-current={filter.query === query ? "true" : undefined}
            className="inline-flex min-h-9 items-center rounded-l-full pr-1 pl-3.5 text-sm aria-[current]:font-semibold aria-[current]:text-mint-strong pointer-coarse:min-h-11"
          >
            {filter.name}
          </Link>
          <button
            type="button"
            aria-label={`Remove the view ${filter.name}`}
            disabled={isUpdating}
            onClick={() => remove(filter)}
            className="inline-flex min-h-9 min-w-8 items-center justify-center rounded-r-full text-muted hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </span>
      ))}
      {query !== "" && !isKnown && <NameForm key={query} place={place} query={query} />}
    </section>
  );
}

function NameForm({ place, query }: { place: FilterPlace; query: string }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const { run, isUpdating } = useAdminAction();
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    await run({
      path: "/api/admin/filters",
      body: { place, query, name: name.trim() },
      progress: { title: "Saving", description: "Please wait a moment..." },
      done: { title: "View saved", description: "It is yours, in every browser you sign in with." },
      failed,
    });
  }
  if (!isOpen) {
    return (
      <Button size="sm" variant="link" onClick={() => setOpen(true)}>
        Save this view
      </Button>
    );
  }
  return (
    <form onSubmit={keep} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Name of the view"
        maxLength={60}
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={isUpdating || name.trim() === ""}>
        Save
      </Button>
      <button
        type="button"
        className={buttonClass({ variant: "ghost" })}
        onClick={() => setOpen(false)}
      >
        Cancel
      </button>
    </form>
  );
}
