export { HealthView } from './health-view';
