import { type Choice, hostLabelOf, screenOf } from '../choice';

/**
 * Leads the browser to the host on which the product has the template of a chosen screen, with the same path and query.
 * @returns whether the browser leaves this page
 */
export function leaveForHostOf({ show, template }: Choice): boolean {
  const host = `${hostLabelOf(template)}.localhost`;
  if (!screenOf(show) || location.hostname === host) return false;
  location.hostname = host;
  return true;
}
