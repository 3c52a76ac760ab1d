import { createStore } from 'zustand/vanilla';

interface Support {
  readonly isListOpen: boolean;
}

export const supportStore = createStore((): Support => ({ isListOpen: false }));
