export { startSandbox } from './start-sandbox';
