let isStale = false;

/** The page runs an older release than the browser's other pages: its next navigation leads into the newer one. */
export const leaveWithNextNavigation = (): void => {
  isStale = true;
};

/** Loads a target from the server where the page is overtaken and the target is another page; gives whether it does. */
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
