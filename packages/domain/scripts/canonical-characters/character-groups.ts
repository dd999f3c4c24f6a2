/** Disjoint groups of characters that read the same; a character is in a group of its own at first. */
export class CharacterGroups {
  readonly #parents = new Map<number, number>();

  /** The number of a character's group: one of its members. */
  groupOf(character: number): number {
    const parent = this.#parents.get(character);
    return parent === undefined ? character : this.groupOf(parent);
  }

  join(one: number, other: number): void {
    const [from, to] = [this.groupOf(one), this.groupOf(other)];
    if (from !== to) this.#parents.set(Math.max(from, to), Math.min(from, to));
  }
}
