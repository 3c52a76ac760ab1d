export { watchConnection } from './follow-connection';
export { OfflineBar } from './offline-bar';
export { useOnline } from './use-online';
