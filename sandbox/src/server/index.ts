export { type Sandbox, startSandbox } from './start-sandbox';
