interface WholeNameProps {
  readonly name: string;
  /** Shown where there is room, and read out everywhere. */
  readonly more: string;
  readonly look: string;
}

/** A name on its own; its look says what happens to one that is longer than usual. */
export const WholeName = ({ name, more, look }: WholeNameProps) => (
  <span className="min-w-0 break-words">
    <span className={look}>{name}</span>{" "}
    <span className="figures text-muted text-xs max-2xl:sr-only">{more}</span>
  </span>
);
