export type NavWeight = 'regular' | 'bold' | 'fill';

const byTemplate: Readonly<Record<string, NavWeight>> = {
  MT8801: 'regular',
  MT8802: 'bold',
  MT8803: 'fill',
  MT8806: 'bold',
  MT8808: 'regular',
  MT8813: 'fill',
};

const byTheme: Readonly<Record<string, NavWeight>> = { line: 'regular', bold: 'bold', solid: 'fill' };

/** The weight of the navigation's icons: the footer icon theme's where the merchant sets one, else the template's (R2.32a). */
export const navWeight = (template: string, theme: string | undefined): NavWeight =>
  byTheme[theme ?? ''] ?? byTemplate[template] ?? 'regular';
