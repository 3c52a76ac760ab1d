let isStale = false;

/** Marks the page as stale: another page of this browser has a newer release. The next navigation loads it. */
export const leaveWithNextNavigation = (): void => {
  isStale = true;
};

/**
 * Loads a target from the server if this page is stale and the target is another page.
 * @returns whether it does
 */
export function loadIfStale(
  target: string,
  replace: boolean,
  page: Pick<Location, 'pathname' | 'assign' | 'replace'> = location,
): boolean {
  if (!isStale || target.split(/[?#]/)[0] === page.pathname) return false;
  if (replace) page.replace(target);
  else page.assign(target);
  return true;
}
