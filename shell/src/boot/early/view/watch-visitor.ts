import type { ViewNode } from '@tessera/remote/view';
import type { EarlyView } from '../../../platform/early-view';
import { appendNodes, type Filling } from './build-nodes';

/** The field whose text a button shows or hides: the one field of the nearest part of the form with fields. */
function fieldBeside(button: HTMLElement): HTMLInputElement | undefined {
  let part = button.parentElement;
  while (part && !part.querySelector('input')) part = part.parentElement;
  const [field, ...more] = part?.querySelectorAll('input') ?? [];
  return more.length === 0 ? field : undefined;
}

/** Notes what the visitor presses, for the page that takes over. A password is shown at once. */
export function watchVisitor(view: EarlyView, busy: readonly ViewNode[], filling: Filling): void {
  const { element } = view;
  const { signal } = view.ended;
  const hold = (what: string, start: string, ends: readonly string[]) => {
    element.addEventListener(start, () => view.held.add(what));
    // After the click that follows.
    const end = () => view.held.delete(what) && setTimeout(() => view.held.size === 0 && view.onRest?.());
    for (const name of ends) addEventListener(name, end, { signal });
  };
  hold('finger', 'pointerdown', ['pointerup', 'pointercancel', 'blur']);
  hold('word', 'compositionstart', ['compositionend']);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    view.submitted = event.target;
    const button = event.target.querySelector('[type=submit]:not([aria-busy])');
    button?.setAttribute('aria-busy', 'true');
    if (button) appendNodes(button, busy, filling);
  });
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
    if (!button || button.type === 'submit') return;
    const field = fieldBeside(button);
    if (field && view.revealing.delete(button)) field.type = 'password';
    else if (field?.type === 'password') {
      view.revealing.add(button);
      field.type = 'text';
    } else view.pressed = button;
  });
}
