export { BottomNav } from './bottom-nav';
export { navPaths } from './entry-paths';
export { type Entries, useEntries } from './use-tap';
