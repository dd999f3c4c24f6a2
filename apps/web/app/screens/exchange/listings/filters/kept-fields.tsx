import type { ListingsPage } from "../listings-page.ts";

/** What a form of the list leaves as it is in the address. */
export const KeptFields = ({
  fields,
  names,
}: Pick<ListingsPage, "fields"> & { names: readonly string[] }) =>
  fields
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
