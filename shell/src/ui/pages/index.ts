export { Pages } from './pages';
export { ProgressLine } from './progress-line';
