import { toSearchText } from "@tenora/domain/text/search-text";
import type { ListingCursor, ListingSort } from "./list-listings.ts";
import type { ListingFilter } from "./listing-filter.ts";

// Whose value comes first in an address, and in a form: both are written in this order, so that a page
// has one address.

/** The choices of each filter by its name in the address. Tokens and sellers are known to the database. */
export const filterChoices = {
  status: [
    ...["open", "selling", "closing", "failed", "running", "grace"],
    ...["late", "overdue", "settled", "defaulted", "cancelled", "all"],
  ],
  risk: ["low", "medium", "medium-high", "high"],
  timeframe: ["le-30", "31-60", "61-90", "gt-90"],
  return: ["interest", "reward", "both"],
  tier: ["1", "2", "3"],
  token: null,
  level: ["debtor-confirmed", "attested", "declared"],
  kind: ["factoring", "community"],
  seller: null,
} as const satisfies Readonly<Record<string, readonly string[] | null>>;

/**
 * The parts of the list as people look for them, each with the statuses in it; all of them together are
 * every listing. An address has a part's statuses. Closed is what is over for its holders: of a default
 * they are owed something until it is settled.
 */
export const listingParts = {
  "on-sale": ["open", "selling"],
  running: ["closing", "running"],
  "past-due": ["grace", "late", "overdue", "defaulted"],
  closed: ["failed", "settled", "cancelled"],
  all: ["all"],
} as const;
export type ListingPart = keyof typeof listingParts;
export const listingPartNames = Object.keys(listingParts) as ListingPart[];

export type FilterKey = keyof typeof filterChoices;
export const filterKeys = Object.keys(filterChoices) as FilterKey[];

export const sorts = ["newest", "soonest", "return", "funded"] as const satisfies ListingSort[];
export const views = ["cards", "table"] as const;

/** What the address of the list asks for. */
export interface ListingsAddress {
  readonly search: string;
  /** Without a status: what is on sale; of a search or of a seller, all. */
  readonly chosen: Readonly<Record<FilterKey, readonly string[]>>;
  readonly sort: ListingSort;
  readonly view: (typeof views)[number];
  readonly after: ListingCursor | null;
  /** Something in the address means nothing here. */
  readonly hasUnknown: boolean;
}

const maxSearch = 100;
const shapes = { token: /^[A-Za-z0-9.]{1,16}$/, seller: /^(?!0x)[a-z0-9-]{1,80}$/ } as const;
/** The orders' columns hold no more digits. */
const cursorShapes: Readonly<Record<ListingSort, RegExp>> = {
  newest: /^(\d{1,12})\.(\d{1,12})$/,
  soonest: /^(\d{1,12})\.(\d{1,12})$/,
  return: /^(\d{1,18})\.(\d{1,12})$/,
  funded: /^(\d{1,5})\.(\d{1,12})$/,
};

/** Reads the address of the list; what means nothing is left out. */
export function readListingsAddress(params: URLSearchParams): ListingsAddress {
  let unknown = false;
  const known = new Set<string>(["q", "sort", "view", "after", ...filterKeys]);
  for (const key of params.keys()) unknown ||= !known.has(key);
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const given = params.get(name);
    const found = values.find((value) => value === given);
    unknown ||= given !== null && found === undefined;
    return found;
  };
  const some = (name: FilterKey) => {
    const given = new Set(params.getAll(name).flatMap((text) => text.split(",")));
    given.delete("");
    const choices = filterChoices[name] as readonly string[] | null;
    const kept = choices
      ? choices.filter((choice) => given.has(choice))
      : [...given]
          .filter((text) => shapes[name === "seller" ? name : "token"].test(text))
          .slice(0, 10)
          .sort();
    unknown ||= kept.length < given.size;
    return kept.includes("all") ? ["all"] : kept;
  };
  const chosen = Object.fromEntries(filterKeys.map((name) => [name, some(name)])) as unknown;
  const sort = one("sort", sorts) ?? "newest";
  const cursor = params.get("after");
  const [, value, id] = cursorShapes[sort].exec(cursor ?? "") ?? [];
  unknown ||= cursor !== null && id === undefined;
  return {
    search: toSearchText(toSearchText(params.get("q")).slice(0, maxSearch)),
    chosen: chosen as ListingsAddress["chosen"],
    sort,
    view: one("view", views) ?? "cards",
    after: value && id ? { value: BigInt(value), id: BigInt(id) } : null,
    hasUnknown: unknown,
  };
}

/** The one spelling of an address: "" for the plain list, or "?…". A change of filters starts over. */
export function writeListingsAddress(address: Omit<ListingsAddress, "hasUnknown">): string {
  const { search, chosen, sort, view, after } = address;
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  for (const name of filterKeys) {
    const isPlain = name === "status" && isSame(chosen.status, plainStatus(address));
    if (!isPlain) for (const value of chosen[name]) params.append(name, value);
  }
  if (sort !== "newest") params.set("sort", sort);
  if (view !== "cards") params.set("view", view);
  if (after) params.set("after", `${after.value}.${after.id}`);
  return params.size > 0 ? `?${params}` : "";
}

/** The statuses of an address that names none: a search finds what it looks for wherever it stands. */
const plainStatus = ({ search, chosen }: Pick<ListingsAddress, "search" | "chosen">) =>
  search === "" && chosen.seller.length === 0 ? listingParts["on-sale"] : listingParts.all;

/** The statuses that an address shows; only "all" for every one. */
export const shownStatuses = (address: Pick<ListingsAddress, "search" | "chosen">) =>
  address.chosen.status.length > 0 ? address.chosen.status : plainStatus(address);

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/** The part of the list that an address shows, and whether it is all of it; null for a mixture. */
export function shownPart(
  address: Pick<ListingsAddress, "search" | "chosen">,
): { readonly name: ListingPart; readonly isWhole: boolean } | null {
  const shown = shownStatuses(address);
  const name = listingPartNames.find((part) => {
    const statuses: readonly string[] = listingParts[part];
    return shown.every((one) => statuses.includes(one));
  });
  return name === undefined ? null : { name, isWhole: isSame(shown, listingParts[name]) };
}

/** The address of the same filters, without order, view and page: how a search is saved. */
export const writeSearch = ({
  search,
  chosen,
}: Pick<ListingsAddress, "search" | "chosen">): string =>
  writeListingsAddress({ search, chosen, sort: "newest", view: "cards", after: null });

/**
 * The filter of what a saved search hears of: of its statuses those on sale. Null where none of them is, or
 * where an address of an earlier version means something else by now.
 */
export function toAlertFilter(
  address: ListingsAddress,
  sellers: readonly string[] = [],
): ListingFilter | null {
  const shown = shownStatuses(address);
  const onSale = listingParts["on-sale"];
  const status = shown.includes("all") ? onSale : onSale.filter((one) => shown.includes(one));
  if (status.length === 0 || address.hasUnknown) return null;
  return { ...toListingFilter(address, sellers), status };
}

/** The address as the database's filter. `sellers`: the wallets of the chosen ones. */
export function toListingFilter(
  address: ListingsAddress,
  sellers: readonly string[] = [],
): ListingFilter {
  const { search, chosen } = address;
  const statuses = shownStatuses(address).filter((one) => one !== "all");
  const unlessEmpty = <Value>(values: readonly Value[]) => (values.length > 0 ? values : undefined);
  return {
    status: unlessEmpty(statuses) as ListingFilter["status"],
    returns: unlessEmpty(chosen.return) as ListingFilter["returns"],
    risk: unlessEmpty(chosen.risk) as ListingFilter["risk"],
    timeframe: unlessEmpty(chosen.timeframe) as ListingFilter["timeframe"],
    byCalendar: true,
    tier: unlessEmpty(chosen.tier.map(Number)),
    token: unlessEmpty(chosen.token),
    level: unlessEmpty(chosen.level) as ListingFilter["level"],
    kind: unlessEmpty(chosen.kind) as ListingFilter["kind"],
    // An unknown seller keeps nothing.
    seller: chosen.seller.length > 0 ? sellers : undefined,
    search: search || undefined,
  };
}
