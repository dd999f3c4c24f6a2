const side = 8;

/** The picture of an address: the same for every capitalisation, mirrored left to right. */
export function blockieCells(address: string) {
  const next = randomFrom(address.toLowerCase());
  const hue = Math.floor(next() * 360);
  const filled: { x: number; y: number; strong: boolean }[] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side / 2; x++) {
      const value = next();
      if (value < 0.5) continue;
      const strong = value > 0.85;
      filled.push({ x, y, strong }, { x: side - 1 - x, y, strong });
    }
  }
  return { hue, filled };
}

/** Numbers in [0, 1) that depend on the text alone (FNV-1a seed, xorshift32). */
function randomFrom(text: string): () => number {
  let seed = 0x811c9dc5;
  for (const character of text) seed = Math.imul(seed ^ character.charCodeAt(0), 0x01000193);
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 2 ** 32;
  };
}
