import { createStore } from 'zustand/vanilla';

export const supportStore = createStore(() => ({ isListOpen: false }));
