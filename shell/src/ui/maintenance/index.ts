export { followMaintenance } from './follow-maintenance';
