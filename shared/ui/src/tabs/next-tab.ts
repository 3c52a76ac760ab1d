/** @returns the element that a key press moves the focus to, wrapping at the ends; undefined for other keys */
export function nextTab(tabs: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const current = tabs.findIndex((tab) => tab.matches(':focus'));
  const rightToLeft = tabs[0]?.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return tabs.at((current + 1) % tabs.length);
  if (key === back) return tabs.at(current - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}
