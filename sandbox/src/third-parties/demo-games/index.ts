export { createGameServer } from './game-server';
export { createLaunches, type Launches } from './launches';
