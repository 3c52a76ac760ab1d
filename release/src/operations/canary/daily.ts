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
