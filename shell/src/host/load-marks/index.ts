export { readMark } from './read-mark';
export { onRemoteLoad, reportFault, reportLoad } from './report-load';
