export { serveHistory } from './serve';
