/** Currencies of the European region, which has pictures of its own. */
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

/** The path of a vendor's square mark below an image host (R9.39). */
export const vendorIcon = (vendor: string): string => named('VENDOR_ICON_SMALL', vendor);

/** The path of a vendor's card, 2:1, below an image host (R9.39). */
export const vendorCard = (vendor: string): string => named('RNG_LIST_VENDOR', vendor);

/** The path of the picture above the games of a category, 10:3, for the region of the merchant's currency (R9.39). */
export function menuPicture(category: string, currency: string): string {
  if (currency === 'INR') return named('SUBMENU_IMG_INDIA', category);
  return named(european.includes(currency) ? 'SUBMENU_IMG_EU' : 'SUBMENU_IMG', category);
}
