/** Disjoint groups of characters that read the same; a character is in a group of its own at first. */
export class CharacterGroups {
  readonly #parents = new Map<number, number>();
  readonly #preferred: ReadonlySet<number>;

  constructor(preferred: ReadonlySet<number>) {
    this.#preferred = preferred;
  }

  /** The number of a character's group: its first preferred member, or its first if it has none. */
  groupOf(character: number): number {
    const parent = this.#parents.get(character);
    return parent === undefined ? character : this.groupOf(parent);
  }

  join(one: number, other: number): void {
    const [from, to] = [this.groupOf(one), this.groupOf(other)];
    if (from === to) return;
    const isPreferred = this.#preferred.has(from);
    const isFirst = isPreferred === this.#preferred.has(to) ? from < to : isPreferred;
    if (isFirst) this.#parents.set(to, from);
    else this.#parents.set(from, to);
  }
}
