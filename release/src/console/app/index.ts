export { serveApp } from './files';
