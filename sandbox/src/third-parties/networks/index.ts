export { addNetworkPages } from './network-pages';
export { networkSettings } from './networks';
export { TrackedEvents } from './tracked-events';
