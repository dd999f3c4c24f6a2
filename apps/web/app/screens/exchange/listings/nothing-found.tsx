import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ListingsPage, ListingsTab } from "./listings-page.ts";

/** In place of results: what to do instead. */
export function NothingFound({ page }: { page: ListingsPage }) {
  const { title, text, to, action } = wordsFor(page);
  return (
    <div className={classes(cardClass, "px-6 py-14 text-center")}>
      <p className="font-medium font-serif text-heading">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={to} className={buttonClass({ variant: "outline" })}>
          {action}
        </Link>
        {page.isFirstPage && page.isFiltered && (
          <Link
            to={page.links.save}
            className={buttonClass({
              variant: "ghost",
              className: page.view === "cards" ? "lg:hidden" : "",
            })}
          >
            Save this search
          </Link>
        )}
      </div>
    </div>
  );
}

function wordsFor({ tabs, links, isFirstPage, isFiltered }: ListingsPage) {
  if (!isFirstPage) {
    return {
      title: "That's all of them",
      text: "There are no more receivables on this page.",
      to: links.first,
      action: "Back to the first page",
    };
  }
  const next = nextTab(tabs);
  if (isFiltered) {
    return {
      title: "Nothing matches these filters",
      ...(next
        ? { text: "Other receivables match.", to: next.to, action: `See ${next.words}` }
        : {
            text: "Try fewer filters, or another word.",
            to: links.unfiltered,
            action: "Clear filters",
          }),
    };
  }
  const current = tabs.find(({ isCurrent }) => isCurrent);
  return {
    title:
      current?.name === "on-sale" ? "Nothing is on sale right now" : "Nothing is here right now",
    text: "New receivables appear as soon as a business publishes one.",
    to: next?.to ?? links.unfiltered,
    action: next ? `See ${next.words}` : "Back to the exchange",
  };
}

/** Where there is something instead: what runs, otherwise everything. */
function nextTab(tabs: readonly ListingsTab[]) {
  const found = ["running", "all"].flatMap((name) => tabs.filter((tab) => tab.name === name));
  const tab = found.find(({ count, isCurrent }) => count > 0 && !isCurrent);
  if (tab === undefined) return null;
  const words = tab.name === "running" ? `${tab.count} running` : `all ${tab.count}`;
  return { to: tab.to, words };
}

/** Before the first receivable. */
export function NothingListed() {
  return (
    <div className={classes(cardClass, "mt-10 px-6 py-14 text-center")}>
      <p className="font-medium font-serif text-heading">Nothing is listed yet</p>
      <p className="mx-auto mt-2 max-w-[52ch] text-muted">
        The first receivables appear here as soon as a business publishes one. Register now to be
        ready to buy.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/investor/onboarding" className={buttonClass()}>
          Register as investor
        </Link>
        <Link to="/business/funding-request" className={buttonClass({ variant: "outline" })}>
          Sell an invoice
        </Link>
      </div>
    </div>
  );
}
