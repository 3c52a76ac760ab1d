/** The number of lanes above the fold of a phone. */
export const IN_VIEW = 2;

/** The least number of games with which a lane has a large tile beside two rows. */
export const FEATURE = 5;
