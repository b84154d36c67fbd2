export type SeededRandom = ReturnType<typeof seededRandom>;

/** The same seed gives the same numbers on every machine, so committed pictures can be rebuilt exactly. */
export function seededRandom(seed: string) {
  let state = hash(seed);

  // mulberry32: 32 bits of state are plenty for a few hundred shapes.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };

  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    between: (min: number, max: number) => min + next() * (max - min),
    integer,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('Cannot pick from an empty list');
      return items[integer(0, items.length - 1)] as T;
    },
    chance: (probability: number) => next() < probability,
  };
}

/** FNV-1a, then a final mix so that seeds such as "a1" and "a2" do not start alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
