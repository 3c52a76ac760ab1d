export { FleetView } from './fleet-view';
