export { reportHealth } from './report-health';
