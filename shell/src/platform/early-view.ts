/** The early view on the screen, and what the visitor did in it. */
export interface EarlyView {
  /** Stands before the root, which is hidden meanwhile. */
  readonly element: HTMLElement;
  /** The form that was sent. */
  submitted?: HTMLFormElement;
  /** The last button that was pressed, other than those that show a password. */
  pressed?: HTMLElement;
  /** The buttons that show a password. */
  readonly revealing: Set<HTMLElement>;
  /** What the elements must stay for: a finger that is down, a word that is being composed. */
  readonly held: Set<string>;
  /**
   * Gives the place of the view to the page in the root, which has rendered. It belongs to the view, so that pages without
   * one do not load it.
   */
  takeOver(): void;
  /** Called when nothing holds the elements any more. */
  onRest?: () => void;
  /** Aborted when the view ends. */
  readonly ended: AbortController;
}

/** The view that is on the screen. */
export const shownView = (): EarlyView | undefined => globalThis.window?.__tessera?.view;

const root = (): HTMLElement | null => document.getElementById('root');

/** Puts a view in the place of the root. The root keeps its size, so that the page in it can measure itself. */
export function showView(view: EarlyView): void {
  const place = root();
  if (!window.__tessera || !place) return;
  window.__tessera.view = view;
  Object.assign(place.style, { position: 'fixed', inset: '0', overflow: 'hidden', visibility: 'hidden' });
  place.before(view.element);
}

/** Shows the root again. The element of the view stays until it is removed. */
export function endView(): void {
  shownView()?.ended.abort();
  delete window.__tessera?.view;
  root()?.removeAttribute('style');
}

/** Removes the view, because its page does not come. */
export function dropView(): void {
  const view = shownView();
  if (!view) return;
  endView();
  view.element.remove();
}
