import type { BusinessRecord } from "@tenora/database/business/business-record";
import { canReview } from "@tenora/domain/business/business";
import { useState } from "react";

export type Selection = ReturnType<typeof useSelection>;

/** The selected requests on this page. One that is no longer pending or listed drops out. */
export function useSelection(businesses: readonly BusinessRecord[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pending = businesses.filter(({ status }) => canReview(status));
  const chosen = pending.filter(({ id }) => ids.has(id));
  return {
    /** Everything that can be selected. */
    pending,
    businesses: chosen,
    has: (id: string) => ids.has(id),
    toggle: (id: string) =>
      setIds((now) => (now.has(id) ? without(now, id) : new Set(now).add(id))),
    toggleAll: () =>
      setIds(new Set(chosen.length === pending.length ? [] : pending.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const rest = new Set(ids);
  rest.delete(id);
  return rest;
}
