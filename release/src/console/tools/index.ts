export { serveTools } from './serve';
