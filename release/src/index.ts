export { publish } from './builds';
export type { Merchant } from './merchants';
export { nginxWriter } from './nginx';
export { assemble, parseRelease } from './releases';
export { type ServeOptions, serve } from './server';
export { openFolderStore, type Store } from './store';
