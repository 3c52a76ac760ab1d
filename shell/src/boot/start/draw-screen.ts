import type { ViewElement, ViewNode } from '@tessera/remote/view';
import { isShownAttribute, isShownTag } from '../../platform/last-screen';

/** Of the figures of a font: as wide as a digit. */
const BLANK = '\u2007';
/** Attributes with words that a member reads or hears. */
const WORDS = ['alt', 'aria-label', 'placeholder'];
/** Elements that are drawn without what they contain: what a member typed or chose, and codes for a camera. */
const EMPTY = 'input, textarea, select, svg[role="img"]';

/** Which words of a page are left out of its picture: for members' own pages each one with a digit, else long numbers. */
type Privacy = 'own' | 'open';

const isPrivate = (word: string, privacy: Privacy): boolean =>
  word.includes('@') || (privacy === 'own' ? /\p{Nd}/u : /(\p{Nd}\P{Nd}?){5}/u).test(word);

const withoutFigures = (text: string, privacy: Privacy): string =>
  text.replace(/\S+/g, (word) => (isPrivate(word, privacy) ? word.replace(/./gu, BLANK) : word));

function attributesOf(element: Element, privacy: Privacy): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const shown = WORDS.includes(name) ? withoutFigures(value, privacy) : value;
    const isHidden = name.startsWith('data-') && isPrivate(value, privacy);
    if (isShownAttribute(name, shown) && !isHidden) all[name] = shown;
  }
  // A picture takes no text: only the page knows its fields.
  if (element.matches('input')) all.readonly = '';
  return all;
}

/** Whether an element is at most half a screen beside or below the screen. Rows without a size are kept. */
function isNear(element: Element): boolean {
  const { top, left, right } = element.getBoundingClientRect();
  return top < 1.5 * innerHeight && left < 1.5 * innerWidth && right > -0.5 * innerWidth;
}

/**
 * Draws an element as data, without what may be nobody's but the member's: no values of fields, no sums of money, no
 * addresses of mail, and no word that is private.
 * @returns undefined if it is not shown
 */
export function draw(element: Element, privacy: Privacy): ViewElement | undefined {
  const tag = element.localName === 'form' ? 'div' : element.localName;
  if (!isShownTag(tag) || !isNear(element)) return undefined;
  // The contents of a sum: `Amount` of the design system.
  const inside = privacy === 'open' && element.matches('bdi') ? 'own' : privacy;
  const children: ViewNode[] = [];
  const contents = element.matches(EMPTY) ? [] : element.childNodes;
  for (const child of contents) {
    if (child instanceof Text) children.push(withoutFigures(child.data, inside));
    const drawn = child instanceof Element ? draw(child, inside) : undefined;
    if (drawn) children.push(drawn);
  }
  return [tag, attributesOf(element, privacy), ...children];
}
