import { creatures } from './creatures';
import { culture } from './culture';
import { nature } from './nature';
import { treasure } from './treasure';

/** Every symbol; each function draws one in a box from -50 to 50. */
export const symbols = { ...treasure, ...nature, ...creatures, ...culture };
export type SymbolName = keyof typeof symbols;
