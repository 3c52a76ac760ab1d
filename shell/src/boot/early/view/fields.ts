import { twinOf } from './twin';

export type Field = HTMLInputElement | HTMLTextAreaElement;

export const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Types a text into a field of React, which hears only of values that it did not set itself. */
function type(field: Field, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives the fields of a page what the visitor has typed and ticked. */
export function copyFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input[name], textarea[name]')) {
    const twin = twinOf(field, from, to);
    if (!twin) continue;
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (
        field instanceof HTMLInputElement &&
        twin instanceof HTMLInputElement &&
        field.checked !== twin.checked
      )
        twin.click();
    } else if (field.value !== '' && field.value !== twin.value) type(twin, field.value);
  }
}

/** Fields for numbers and addresses of mail have no selection that a script may read. */
export function moveSelection(from: Field, to: Field): void {
  try {
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
  } catch {
    // The caret stands at the end.
  }
}
