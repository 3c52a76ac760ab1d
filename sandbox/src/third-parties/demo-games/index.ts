export { type Launches, createLaunches } from './launches';
export { createGameServer } from './game-server';

