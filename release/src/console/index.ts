export { type ConsoleOptions, serveConsole } from './serve-console';
