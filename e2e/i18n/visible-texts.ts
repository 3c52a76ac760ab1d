import type { Page } from '@playwright/test';

/** A text that a member can see or hear. */
export interface VisibleText {
  readonly text: string;
  /** Tags, roles and names of the elements around it, the nearest first. */
  readonly where: string;
  /** What hides a part of it. */
  readonly cut?: 'a box' | 'the edge of the screen' | 'its button';
}

/** Reads every visible text, name, title and placeholder of a page, and whether its place shows all of it. */
export const visibleTexts = (page: Page): Promise<readonly VisibleText[]> =>
  page.evaluate(() => {
    /** In px; browsers round. */
    const TOLERANCE = 1.5;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const pathOf = (element: Element): string => {
      const path: string[] = [];
      for (let at: Element | null = element; at && path.length < 4; at = at.parentElement)
        path.push(at.tagName.toLowerCase() + [...at.classList].map((name) => `.${name}`).join(''));
      return path.join(' < ');
    };
    /** A text in a language of its own, such as the name of a language. */
    const isForeign = (element: Element) => {
      const own = element.closest('[lang]');
      return own !== null && own !== document.documentElement;
    };
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    const pen = document.createElement('canvas').getContext('2d');
    const measured = (element: Element, text: string): TextMetrics | undefined => {
      if (!pen) return undefined;
      // The shorthand is empty where an element has numerals of one width.
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      return pen.measureText(text);
    };
    /** The rectangles of a text in its lines. Their height is that of its letters and marks, not of its lines. */
    const inkOf = (element: Element, node: Node): readonly DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const sizes = measured(element, node.textContent ?? '');
      return [...range.getClientRects()].map(({ x, y, width, height }) => {
        if (!sizes) return new DOMRect(x, y, width, height);
        const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = sizes;
        const top = y + fontBoundingBoxAscent - actualBoundingBoxAscent;
        return new DOMRect(x, top, width, actualBoundingBoxAscent + actualBoundingBoxDescent);
      });
    };

    /** What hides a part of a rectangle that an element contains. */
    const cutOf = (start: Element, rect: DOMRect): VisibleText['cut'] => {
      let isSideways = true;
      let isUpright = true;
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        // Only screen readers get what has no size.
        if (box.clientWidth === 1 && box.clientHeight === 1) return undefined;
        const beside = rect.left < outer.left - TOLERANCE || rect.right > outer.right + TOLERANCE;
        const above = rect.top < outer.top - TOLERANCE || rect.bottom > outer.bottom + TOLERANCE;
        if (isSideways && clips(overflowX) && beside) return 'a box';
        if (isUpright && clips(overflowY) && above) return 'a box';
        if (isSideways && beside && box.matches('button, a, label, [role="tab"]')) return 'its button';
        if (scrolls(overflowX)) isSideways = false;
        if (scrolls(overflowY)) isUpright = false;
        if (position === 'fixed') break;
      }
      return isSideways && (rect.left < -TOLERANCE || rect.right > innerWidth + TOLERANCE)
        ? 'the edge of the screen'
        : undefined;
    };

    const found: VisibleText[] = [];
    const add = (element: Element, raw: string | null, cut?: VisibleText['cut']) => {
      const text = raw?.trim() ?? '';
      if (text !== '') found.push({ text, where: pathOf(element), ...(cut && { cut }) });
    };
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const root = modal ?? document.body;

    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript, option') || isForeign(element)) continue;
      if (!isShown(element) || node.textContent?.trim() === '') continue;
      // Pages of a carousel stand beside the one that is shown.
      const cuts = element.closest('[inert]') ? [] : inkOf(element, node).map((rect) => cutOf(element, rect));
      add(
        element,
        node.textContent,
        cuts.find((cut) => cut !== undefined),
      );
    }

    for (const element of root.querySelectorAll('*')) {
      if (!isShown(element) || isForeign(element)) continue;
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt'])
        add(element, element.getAttribute(name));
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const isCut = element.value === '' && (measured(element, element.placeholder)?.width ?? 0) > room;
      add(element, element.placeholder, isCut ? 'a box' : undefined);
    }
    return found;
  });
