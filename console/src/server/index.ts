export { ConsoleError, get, post, setToken } from './call';
