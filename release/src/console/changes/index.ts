export { jobs } from './jobs';
export { serveChanges } from './serve';
