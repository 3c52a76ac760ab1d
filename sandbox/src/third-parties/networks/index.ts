export { TrackedEvents } from './tracked-events';
export { networkSettings } from './networks';
export { addNetworkPages } from './network-pages';

