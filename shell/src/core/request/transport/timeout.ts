/** How long a call may take that says nothing else, in ms (R7.1b, R9.7). */
export const TIMEOUT = 5_000;
