import { drawLogo, drawPortrait, drawWide, paletteOf, type SymbolName } from '../artwork';
import { randomFrom } from '../common';
import type { Category } from './categories';
import { type Vendor, vendors } from './vendors';

/** The symbols on the menu picture of each category. */
const signs: Readonly<Record<Category, readonly SymbolName[]>> = {
  RNG: ['seven', 'cherry', 'bell', 'gem'],
  LIVE: ['mask', 'crown', 'lotus', 'chalice'],
  SPORTS: ['shield', 'star', 'flame', 'bolt'],
  TABLE: ['clover', 'crown', 'coin', 'chest'],
  FISH: ['helm', 'gem', 'chest', 'moon'],
  PVP: ['lion', 'bull', 'shield', 'flame'],
  CRASH: ['planet', 'star', 'moon', 'bolt'],
  ARCADE: ['mushroom', 'potion', 'egg', 'drum'],
  LOTT: ['coin', 'clover', 'star', 'gem'],
  ELOTT: ['bolt', 'star', 'coin', 'sun'],
  SEA_LOTT: ['lantern', 'sun', 'coin', 'tiger'],
  VIETNAM_LOTTO: ['lotus', 'lantern', 'coin', 'panda'],
};

/** The folders of menu pictures, one for each region, with their shift of hue in degrees. */
const menuFolders: Readonly<Record<string, number>> = {
  SUBMENU_IMG: 0,
  SUBMENU_IMG_EU: 60,
  SUBMENU_IMG_INDIA: 200,
};

const isCategory = (code: string): code is Category => Object.hasOwn(signs, code);

function drawMenu(category: Category, shift: number): string {
  const random = randomFrom(`menu ${category}`);
  const hue = Math.floor(random() * 360) + shift;
  return drawWide(paletteOf([hue, 45, hue + 150]), random, {
    width: 600,
    height: 180,
    symbols: signs[category],
  });
}

function drawVendorCard(vendor: Vendor): string {
  const random = randomFrom(`card ${vendor.code}`);
  const at = vendors.indexOf(vendor);
  const category = vendor.categories[0];
  const symbols = category ? signs[category] : [];
  const rotated = symbols.slice(at % 3).concat(symbols.slice(0, at % 3));
  return drawWide(paletteOf([(at * 137) % 360, 45, (at * 137 + 150) % 360]), random, {
    width: 320,
    height: 160,
    symbols: rotated.slice(0, 3),
  });
}

/**
 * A picture of an image folder as SVG, by the code of a category or a vendor (R9.39).
 * @returns undefined for an unknown folder or code
 */
export function folderPicture(folder: string, code: string): string | undefined {
  const shift = Object.hasOwn(menuFolders, folder) ? menuFolders[folder] : undefined;
  if (shift !== undefined) return isCategory(code) ? drawMenu(code, shift) : undefined;
  if (folder === 'PROFILE_ICON') return /^[1-9]\d?$/.test(code) ? drawPortrait(Number(code)) : undefined;
  const vendor = vendors.find((one) => one.code === code);
  if (!vendor) return undefined;
  if (folder === 'VENDOR_ICON_SMALL') return drawLogo(vendors.indexOf(vendor));
  return folder === 'RNG_LIST_VENDOR' ? drawVendorCard(vendor) : undefined;
}
