export { exitCodes } from './io';
export { run } from './run';
