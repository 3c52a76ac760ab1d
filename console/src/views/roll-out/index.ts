export { RollOutView } from './roll-out-view';
