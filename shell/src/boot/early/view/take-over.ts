import { type EarlyView, endView, shownView } from '../../../platform/early-view';
import { copyFields, type Field, isField, moveSelection } from './fields';
import { twinOf } from './twin';

/** Repeats what the visitor pressed in the view, each once. */
function repeat(
  { revealing, pressed, submitted }: EarlyView,
  twin: <E extends Element>(of: E) => E | undefined,
) {
  // All before the first click, which changes the words of its button.
  const shown = [...revealing].map((button) => twin(button));
  for (const button of shown) button?.click();
  if (submitted) twin(submitted)?.requestSubmit();
  else if (pressed) twin(pressed)?.click();
}

/** What stands in the page for content whose answer it still reads. */
const OUTLINE = '[data-outline]';

/** Waits for the content of the page: it reads the answers that the view has read already. */
function awaitContent(root: HTMLElement, { ended }: EarlyView): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector(OUTLINE)) return;
    observer.disconnect();
    takeOver();
  });
  observer.observe(root, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => observer.disconnect());
}

/** Shows the same part of rows that scroll sideways. */
function copyScroll(from: Element, twin: <E extends Element>(of: E) => E | undefined): void {
  for (const row of from.querySelectorAll('ul'))
    if (row.scrollLeft !== 0) twin(row)?.scrollTo({ left: row.scrollLeft, behavior: 'instant' });
}

/**
 * Gives the place of the early view to the page in the root: the texts, the selection and the focus of the fields, and
 * what was pressed. It waits while a finger is down or a word is being composed, because that would end with the element.
 */
export function takeOver(): void {
  const view = shownView();
  const root = document.getElementById('root');
  if (!view || !root) return;
  if (view.held.size > 0) {
    view.onRest = takeOver;
    return;
  }
  if (root.querySelector(OUTLINE)) {
    awaitContent(root, view);
    return;
  }
  const { element } = view;
  const twin = <E extends Element>(of: E) => twinOf(of, element, root);
  const focused = document.activeElement;
  const field: Field | undefined =
    focused && element.contains(focused) && isField(focused) ? focused : undefined;
  endView();
  copyFields(element, root);
  copyScroll(element, twin);
  const next = focused && element.contains(focused) ? twin(focused) : undefined;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  repeat(view, twin);
  const target = field && twin(field);
  if (field && target) moveSelection(field, target);
  element.remove();
}
