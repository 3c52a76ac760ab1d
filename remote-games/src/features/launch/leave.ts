/**
 * Leaves the page for a game. Replaces the launch page in the history, because a member who comes back from the game
 * with the browser's back button must not launch it again. A file of its own, so that tests can replace it.
 */
export const leave = (address: string): void => location.replace(address);
