/** The default time limit of a call, in ms (R7.1b, R9.7). */
export const TIMEOUT = 5_000;
