export { LaunchView } from './launch-view';
export type { Launch } from './run-launch';
