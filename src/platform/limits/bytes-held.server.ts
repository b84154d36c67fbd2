export interface Room {
  /** Bytes that may be held at once, by all and by each. */
  all: number;
  each: number;
}

/** Counts what is in memory because somebody sent it. */
export function createBytesHeld({ all, each }: Room) {
  const byWhom = new Map<string, number>();
  let held = 0;
  return {
    /** Where there is no room for so much more; null where there is. */
    fullFor(whose: string, bytes: number): 'all' | 'each' | null {
      if ((byWhom.get(whose) ?? 0) + bytes > each) return 'each';
      return held + bytes > all ? 'all' : null;
    },
    take(whose: string, bytes: number): void {
      held += bytes;
      byWhom.set(whose, (byWhom.get(whose) ?? 0) + bytes);
    },
    giveBack(whose: string, bytes: number): void {
      held -= bytes;
      const left = (byWhom.get(whose) ?? 0) - bytes;
      if (left > 0) byWhom.set(whose, left);
      else byWhom.delete(whose);
    },
  };
}
