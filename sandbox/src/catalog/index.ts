export { type Category } from './categories';
export { type Game } from './game';
export { type Vendor, vendors } from './vendors';
export { gameOf, games } from './games';
export { GameStock } from './game-stock';
export { folderPicture } from './folder-pictures';

