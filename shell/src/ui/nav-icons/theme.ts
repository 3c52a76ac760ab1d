import type { FooterEntry } from '@tessera/contract';

/** The outline of each entry. */
export type Outlines = Readonly<Record<FooterEntry, string>>;

export type NavWeight = 'regular' | 'bold' | 'fill';

const byTemplate: Readonly<Record<string, NavWeight>> = {
  MT8801: 'regular',
  MT8802: 'bold',
  MT8803: 'fill',
  MT8806: 'bold',
  MT8808: 'regular',
  MT8813: 'fill',
};

export interface IconTheme {
  readonly weight: NavWeight;
  /** All icons have the accent colour, not only the one of the current page. */
  readonly isTinted?: true;
}

/** The footer icon themes by name (R2.32a). */
const themes: Readonly<Record<string, IconTheme>> = {
  line: { weight: 'regular' },
  bold: { weight: 'bold' },
  solid: { weight: 'fill' },
  gold: { weight: 'fill', isTinted: true },
  carnival: { weight: 'bold', isTinted: true },
};

const named = new Set<string>();

/** Names a theme that the product does not have in the console, once. */
function reportUnknown(theme: string): void {
  if (named.has(theme)) return;
  named.add(theme);
  console.warn(`[tessera] there is no footer icon theme ${theme}: the template's icons are shown`);
}

/** The weight of a template's icons. */
export const weightOf = (template: string): NavWeight => byTemplate[template] ?? 'regular';

/** How the navigation's icons look: as the footer icon theme says where the merchant sets one, else as the template (R2.32a). */
export function navIconTheme(template: string, theme: string | undefined): IconTheme {
  const own = theme === undefined ? undefined : themes[theme];
  if (theme !== undefined && !own) reportUnknown(theme);
  return own ?? { weight: weightOf(template) };
}
