export { startCollector } from './start-collector';
