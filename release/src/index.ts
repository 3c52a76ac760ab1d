export { publish } from './builds';
export type { Merchant } from './merchants';
export { nginxWriter } from './nginx';
export { type Canary, defaultRules, type Judge, judge, mixesDays } from './operations/canary';
export { setDescriptions } from './operations/description';
export { assemble, parseRelease } from './releases';
export { type ServeOptions, serve } from './server';
export { openFolderStore, type Store } from './store';
