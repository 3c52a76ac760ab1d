export { fleet } from './fleet';
export { type Following, follow, rowOf } from './follow';
export { serveFleet } from './serve';
