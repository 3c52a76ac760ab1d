import { circle, path, rect } from './svg';

/** Marks of made-up payment brands, 48 × 48, by the code of the deposit method. */
const marks: Readonly<Record<string, string>> = {
  card:
    rect(4, 10, 40, 28, 5, 'fill="#1f3fa8"') +
    circle(20, 24, 8, 'fill="#ff5a4f"') +
    circle(28, 24, 8, 'fill="#ffb020" fill-opacity=".85"'),
  bank:
    rect(4, 4, 40, 40, 10, 'fill="#0b6b57"') +
    path('M24 11 37 19H11zM13 22h4v10h-4zm9 0h4v10h-4zm9 0h4v10h-4zM11 34h26v4H11z', 'fill="#fff"'),
  qr:
    rect(4, 4, 40, 40, 10, 'fill="#5b2bd6"') +
    path(
      'M12 12h10v10H12zm3 3v4h4v-4zM26 12h10v10H26zm3 3v4h4v-4zM12 26h10v10H12zm3 3v4h4v-4zM26 26h4v4h-4zm6 0h4v4h-4zm-6 6h4v4h-4zm6 0h4v4h-4z',
      'fill="#fff" fill-rule="evenodd"',
    ),
  usdt:
    circle(24, 24, 20, 'fill="#1f9d78"') +
    path(
      'M14 13h20v5h-7v3c6 .4 10 1.7 10 3.5S33 27.6 27 28v8h-6v-8c-6-.4-10-1.7-10-3.5S15 21.4 21 21v-3h-7z',
      'fill="#fff"',
    ),
  voucher:
    rect(4, 10, 40, 28, 5, 'fill="#c2410c"') +
    path('M30 12v24', 'stroke="#fff" stroke-width="2" stroke-dasharray="3 3"') +
    circle(18, 24, 6, 'fill="#fff"'),
};

/** The picture of a payment brand. @returns undefined for an unknown code */
export const paymentMark = (code: string): string | undefined =>
  Object.hasOwn(marks, code)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${marks[code]}</svg>`
    : undefined;
