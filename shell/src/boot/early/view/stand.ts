import type { ViewNode } from '@tessera/remote/view';
import { showView } from '../../../platform/early-view';
import { frameStyles, hasBottomNav } from '../../../ui/frame';
import type { Filling } from './build-nodes';
import { takeOver } from './take-over';
import { watchVisitor } from './watch-visitor';

/** The column in which what stands early is drawn. */
export function columnFor(path: string): HTMLElement {
  const column = document.createElement('div');
  column.id = 'early';
  column.className = frameStyles.column ?? '';
  column.dataset.nav = String(hasBottomNav(path));
  return column;
}

/** Waits for the root. @returns whether its page has not rendered yet */
export async function isRootWaiting(): Promise<boolean> {
  while (!document.getElementById('root')) await new Promise(requestAnimationFrame);
  return document.querySelector('#root > .sk') !== null;
}

/** Shows a column until the page takes over. */
export function stand(element: HTMLElement, busy: readonly ViewNode[], filling: Filling): void {
  const shown = {
    element,
    revealing: new Set<HTMLElement>(),
    held: new Set<string>(),
    takeOver,
    ended: new AbortController(),
  };
  watchVisitor(shown, busy, filling);
  showView(shown);
}
