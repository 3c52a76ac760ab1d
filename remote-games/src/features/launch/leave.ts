/**
 * Leaves for a game. The launch page gives up its place in the history: a member who comes back from the game with
 * the browser's own button must not start it once more.
 */
export const leave = (address: string): void => location.replace(address);
