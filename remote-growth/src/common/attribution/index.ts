export { attributionFor, clearAttribution, saveAttribution } from './attribution';
export { clickIds } from './click-ids';
export { removeCookies } from './cookie';
export { firstDomain, landingQuery, referrer } from './landing';
