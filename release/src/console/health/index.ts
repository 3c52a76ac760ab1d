export { type Health, health } from './health';
export { serveHealth } from './serve';
