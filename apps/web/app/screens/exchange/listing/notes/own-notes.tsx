import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import type { OwnNote } from "./use-own-notes.ts";

/** After a purchase: the newest note of this wallet, as it is drawn on chain. */
export function OwnNotes({ notes }: { notes: readonly OwnNote[] }) {
  const [first, ...others] = notes;
  if (first === undefined) return null;
  const note = others.reduce((newest, one) => (one.id > newest.id ? one : newest), first);
  return (
    <section aria-label="Your note" className="mb-5 rounded-card bg-mint-soft p-4 text-center">
      <p className="font-medium font-serif text-heading">It's yours</p>
      <img
        src={`/api/notes/${note.id}/picture`}
        alt={`Note ${note.name}: ${note.units} units`}
        width={350}
        height={350}
        className="mx-auto mt-3 h-auto w-full max-w-64 rounded-control"
      />
      <Link
        to="/investor/portfolio"
        className={buttonClass({ variant: "link", className: "mt-1" })}
      >
        View in your portfolio
      </Link>
    </section>
  );
}
