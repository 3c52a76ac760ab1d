import { createStore } from 'zustand/vanilla';

interface DialogRequest {
  readonly id: number;
  readonly message: string;
  readonly title?: string | undefined;
  readonly confirmLabel?: string | undefined;
  /** Absent for an alert, which has one button. */
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'danger' | undefined;
  settle(confirmed: boolean): void;
}

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'info' | 'success' | 'danger';
  /** Address of a small picture before the message. */
  readonly picture?: string | undefined;
}

export interface Notices {
  /** Shown one at a time, in order. */
  readonly dialogs: readonly DialogRequest[];
  readonly toasts: readonly Toast[];
  readonly loadings: ReadonlyArray<{ readonly id: number; readonly message?: string | undefined }>;
}

const none: Notices = { dialogs: [], toasts: [], loadings: [] };

export const noticeStore = createStore(() => none);

/** Removes all notices. A question is answered with no. */
export function dropNotices(): void {
  const { dialogs } = noticeStore.getState();
  noticeStore.setState(none, true);
  for (const dialog of dialogs) dialog.settle(false);
}

let lastId = 0;

/** Adds an item to a list. @returns the function that removes it */
export function show<K extends keyof Notices>(list: K, item: Omit<Notices[K][number], 'id'>): () => void {
  const id = ++lastId;
  noticeStore.setState((state) => ({ ...state, [list]: [...state[list], { ...item, id }] }));
  return () =>
    noticeStore.setState((state) => ({ ...state, [list]: state[list].filter((other) => other.id !== id) }));
}
