import { menuPicture, vendorCard, vendorIcon } from './picture-folders';

test('marks and cards of vendors are in a folder each [R9.39]', () => {
  expect(vendorIcon('KST')).toBe('VENDOR_ICON_SMALL/KST.svg');
  expect(vendorCard('K/T')).toBe('RNG_LIST_VENDOR/K%2FT.svg');
});

test.each([
  ['USD', 'SUBMENU_IMG/RNG.svg'],
  ['EUR', 'SUBMENU_IMG_EU/RNG.svg'],
  ['INR', 'SUBMENU_IMG_INDIA/RNG.svg'],
])('the picture of a category for a merchant in %s is %s [R9.39]', (currency, path) => {
  expect(menuPicture('RNG', currency)).toBe(path);
});
