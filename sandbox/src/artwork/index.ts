export { drawComposition } from './composition';
export { gameBitmap, gamePicture } from './game-picture';
export { backgroundGradient, foregroundGradients, type Palette, paletteOf } from './palette';
export { drawPng, type Rgb } from './png';
export { type Category, type Draw, type MotifOf, motifs } from './scenes';
export { circle, path, rect, ring, transformed } from './svg';
export { drawLogo, drawSymbol } from './symbol-picture';
export { type SymbolName, symbols } from './symbols';
export { drawWide } from './wide-picture';
