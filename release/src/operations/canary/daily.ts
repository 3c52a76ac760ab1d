const DAY = 86_400_000;

/**
 * Makes a function that returns the state of today. The sources of beacons get new names at midnight UTC, so what is
 * known of them then is of no more use.
 * @param now returns the time in ms since 1970
 * @param make makes the state of a new day
 */
export function daily<State>(now: () => number, make: () => State): () => State {
  let state = make();
  let day = Math.floor(now() / DAY);
  return () => {
    const today = Math.floor(now() / DAY);
    if (today !== day) state = make();
    day = today;
    return state;
  };
}

/** Maximum number of keys in memory: some 100 MB. A full set accepts no more keys until the next day. */
const MAX_KEYS = 1_000_000;

/**
 * Makes a set that is empty again at midnight UTC.
 * @param now returns the time in ms since 1970
 */
export function dailySet(now: () => number) {
  const today = daily(now, () => new Set<string>());
  return {
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
