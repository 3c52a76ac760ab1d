import { vendors, type Vendor } from './vendors';
import { paletteOf, drawVendor, wide } from '../artwork';
import { randomFrom } from '../common';
import type { Category } from './categories';
import type { SymbolName } from '../artwork/symbols';

/** What stands for a category in its menu. */
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

/** How far the colours of a region are from those of the others, in degrees. */
const regions: Readonly<Record<string, number>> = {
  SUBMENU_IMG: 0,
  SUBMENU_IMG_EU: 60,
  SUBMENU_IMG_INDIA: 200,
};

const isCategory = (code: string): code is Category => Object.hasOwn(signs, code);

function drawMenu(category: Category, turn: number): string {
  const random = randomFrom(`menu ${category}`);
  const hue = Math.floor(random() * 360) + turn;
  return wide(paletteOf([hue, 45, hue + 150]), random, { width: 600, height: 180, shown: signs[category] });
}

function drawVendorCard(vendor: Vendor): string {
  const random = randomFrom(`card ${vendor.code}`);
  const at = vendors.indexOf(vendor);
  const category = vendor.categories[0];
  const shown = category ? signs[category] : [];
  const turned = shown.slice(at % 3).concat(shown.slice(0, at % 3));
  return wide(paletteOf([(at * 137) % 360, 45, (at * 137 + 150) % 360]), random, {
    width: 320,
    height: 160,
    shown: turned.slice(0, 3),
  });
}

/** A picture of one of the image folders, by the code in its name, as SVG; undefined when there is none (R9.39). */
export function folderPicture(folder: string, code: string): string | undefined {
  const turn = Object.hasOwn(regions, folder) ? regions[folder] : undefined;
  if (turn !== undefined) return isCategory(code) ? drawMenu(code, turn) : undefined;
  const vendor = vendors.find((one) => one.code === code);
  if (!vendor) return undefined;
  if (folder === 'VENDOR_ICON_SMALL') return drawVendor(vendor);
  return folder === 'RNG_LIST_VENDOR' ? drawVendorCard(vendor) : undefined;
}
