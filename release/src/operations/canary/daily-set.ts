const DAY = 86_400_000;
/** Maximum number of keys in memory: some 100 MB. A full set accepts no more keys until the next day. */
const MAX_KEYS = 1_000_000;

/**
 * Makes a set that is cleared at midnight UTC. The names of the sources of beacons change then, so older keys would
 * never match again.
 * @param now returns the time in ms since 1970
 */
export function dailySet(now: () => number) {
  const keys = new Set<string>();
  let day = 0;
  const today = (): Set<string> => {
    const current = Math.floor(now() / DAY);
    if (current !== day) keys.clear();
    day = current;
    return keys;
  };
  return {
    size: (): number => today().size,
    has: (key: string): boolean => today().has(key),
    /** @returns whether the key was added: false for a known key, and if the set is full */
    add(key: string): boolean {
      const set = today();
      if (set.has(key) || set.size >= MAX_KEYS) return false;
      set.add(key);
      return true;
    },
  };
}
