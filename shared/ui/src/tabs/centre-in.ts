/** Scrolls a row sideways until a child stands in its middle. By difference, so that it works in either direction. */
export function centreIn(row: Element, child: Element): void {
  const outer = row.getBoundingClientRect();
  const inner = child.getBoundingClientRect();
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
