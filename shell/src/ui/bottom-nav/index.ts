export { BottomNav } from './bottom-nav';
export { type Entries, useEntries } from './use-tap';
