const MARK = '-override';

/** The version of a build that runs in the place of the release's: what is said of it must not count for the release's own. */
export const overrideVersion = (version: string): string => version + MARK;

/** Whether a version is that of an override. */
export const isOverride = (version: string): boolean => version.endsWith(MARK);
