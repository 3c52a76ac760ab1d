export type { Category } from './categories';
export { folderPicture } from './folder-pictures';
export { type Game, picturePath } from './game';
export { GameStock } from './game-stock';
export { gameOf, games } from './games';
export { vendors } from './vendors';
