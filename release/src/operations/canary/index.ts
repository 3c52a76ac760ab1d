export { type BeaconSource, openBeaconSource } from './beacon-source';
export { nameOf } from './canary';
export { defaultRules } from './verdict';
export { type Verdict, watcher } from './watch';
