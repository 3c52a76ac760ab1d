/**
 * The form of what the product keeps. Raise it if a new build cannot read the copies of gateway answers that an older
 * one wrote: the next start then drops the copies, and nothing that belongs to the member.
 */
export const STORAGE_VERSION = 1;
