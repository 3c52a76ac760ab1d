export { createGameServer } from './game-server';
export { createLaunches, type Launches } from './launches';
export type { PlayedWallet } from './play';
