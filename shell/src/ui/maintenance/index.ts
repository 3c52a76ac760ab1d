export { watchMaintenance } from './follow-maintenance';
