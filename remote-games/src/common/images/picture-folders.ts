/** Currencies of the regions that have pictures of their own. */
const european: readonly string[] = [
  'EUR',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'BGN',
  'TRY',
];

const named = (folder: string, code: string) => `${folder}/${encodeURIComponent(code)}.svg`;

/** The mark of a vendor, square, below an image host (R9.39). */
export const vendorIcon = (vendor: string): string => named('VENDOR_ICON_SMALL', vendor);

/** The card of a vendor, 2:1, below an image host (R9.39). */
export const vendorCard = (vendor: string): string => named('RNG_LIST_VENDOR', vendor);

/** What stands above the games of a category, 10:3, in the taste of the merchant's region (R9.39). */
export function menuPicture(category: string, currency: string): string {
  if (currency === 'INR') return named('SUBMENU_IMG_INDIA', category);
  return named(european.includes(currency) ? 'SUBMENU_IMG_EU' : 'SUBMENU_IMG', category);
}
