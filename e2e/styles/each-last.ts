import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inWorkspace, pieces } from '../../scripts/workspace';

interface Sheet {
  readonly name: string;
  readonly text: string;
}

/** Every style sheet that a page of the product can load. */
const sheets: readonly Sheet[] = pieces.flatMap((piece) =>
  readdirSync(inWorkspace(piece, 'dist'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      name: `${piece}/${file}`,
      text: readFileSync(inWorkspace(piece, 'dist', file), 'utf8'),
    })),
);

/**
 * Applies all style sheets of the product to the page as it is now, with each of them last in turn: of rules with equal
 * weight, those of the last sheet win.
 * @returns every declared property of an element that has another value when a certain sheet is last
 */
export const changedByOrder = (page: Page): Promise<readonly string[]> =>
  page.evaluate((all: readonly Sheet[]) => {
    const made = (text: string): CSSStyleSheet => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };
    const each = all.map(({ name, text }) => ({ name, sheet: made(text) }));
    const longhands = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? rule.style : []),
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? longhands(rule.cssRules) : []),
      ]);
    const properties = [...new Set(each.flatMap(({ sheet }) => longhands(sheet.cssRules)))].filter(
      (property) => !property.startsWith('--'),
    );

    // One of several elements that are alike, such as the rows of a list.
    const alike = new Map<string, Element>();
    for (const element of document.querySelectorAll('body, body *:not(script)')) {
      const parent = element.parentElement;
      const classes = [element, parent].map((one) => one?.getAttribute('class'));
      const place = [parent?.firstElementChild === element, parent?.lastElementChild === element];
      alike.set([element.tagName, ...classes, ...place].join('|'), element);
    }
    const drawn = [...alike.values()].flatMap((element) =>
      ['', '::before', '::after', '::backdrop']
        .filter((part) => part === '' || getComputedStyle(element, part).content !== 'none')
        .map((part) => ({ element, part })),
    );

    // Without boxes, the values are those of the rules and not what the layout makes of them.
    const first = made(`
      @layer reset, tokens, ui, shell, remote;
      body { display: none !important }
    `);
    const look = (order: readonly CSSStyleSheet[]): readonly string[][] => {
      document.adoptedStyleSheets = [first, ...order];
      return drawn.map(({ element, part }) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => style.getPropertyValue(property));
      });
    };

    const loaded = [...document.styleSheets];
    for (const sheet of loaded) sheet.disabled = true;
    const before = look(each.map(({ sheet }) => sheet));
    const changed = each.flatMap((last) => {
      const others = each.filter((one) => one !== last).map(({ sheet }) => sheet);
      return look([...others, last.sheet]).flatMap((values, at) =>
        values.flatMap((value, of) => {
          const usual = before[at]?.[of];
          if (value === usual) return [];
          const { element, part } = drawn[at] ?? {};
          const name = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}${part}`;
          return [`${name} { ${properties[of]}: ${usual} } is ${value} with ${last.name} last`];
        }),
      );
    });
    document.adoptedStyleSheets = [];
    for (const sheet of loaded) sheet.disabled = false;
    return changed;
  }, sheets);
