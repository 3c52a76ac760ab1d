export { followConnection } from './follow-connection';
export { OfflineBar } from './offline-bar';
export { useOnline } from './use-online';
