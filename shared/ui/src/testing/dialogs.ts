/**
 * Gives jsdom what it lacks of the modal dialog: opening, closing with its event, and the focus going back.
 * For test files only; call it once before the first render.
 */
export function provideDialogs(): void {
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    cameFrom.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const back = cameFrom.get(this);
    if (back instanceof HTMLElement) back.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
