export { paletteOf, type Palette } from './palette';
export { drawVendor, drawSymbol } from './symbol-picture';
export { wide } from './wide-picture';
export { picture } from './composition';
export { box, circle, linear, path, placed, radial, ring } from './svg';
export { artworkOf, artworkPath, photographOf } from './game-picture';
export { png, type Rgb } from './png';

