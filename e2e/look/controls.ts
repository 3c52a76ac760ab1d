import type { Page } from '@playwright/test';

/** The controls of a page that are smaller than a finger, in px, by name. Links within sentences are exempt. */
export const smallControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const FINGER = 44;
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], select, textarea, input:not([type="hidden"], [type="radio"], [type="checkbox"]), label:has(input)',
    );
    /** Whether a tap at a distance from the middle of a control hits it: its clear border and frame count. */
    const isHit = (one: HTMLElement, right: number, down: number) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
      return at !== null && (one.contains(at) || one.closest('label')?.contains(at) === true);
    };
    const isSmall = (one: HTMLElement) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (getComputedStyle(one).display === 'inline' || one.closest('[inert]') !== null) return false;
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { width, height } = one.getBoundingClientRect();
      const reach = FINGER / 2 - 1;
      const isLow = Math.round(height) < FINGER && !(isHit(one, 0, reach) && isHit(one, 0, -reach));
      const isNarrow = Math.round(width) < FINGER && !(isHit(one, reach, 0) && isHit(one, -reach, 0));
      return isLow || isNarrow;
    };
    return [...controls].filter(isSmall).map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${one.tagName} "${one.getAttribute('aria-label') ?? one.textContent}" ${Math.round(width)} × ${Math.round(height)}`;
    });
  });

/** The controls of a page's content that something covers while they have the focus. */
export const coveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(button, a[href], select, textarea, input:not([type="hidden"])):not(:disabled)',
    );
    const isCovered = (one: HTMLElement) => {
      one.focus();
      if (document.activeElement !== one) return false;
      const box = (one.closest('label') ?? one).getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return at === null || !(one.contains(at) || at.contains(one) || one.closest('label')?.contains(at));
    };
    return [...controls]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
      .filter(isCovered)
      .map((one) => `${one.tagName} "${one.getAttribute('aria-label') ?? one.textContent}"`);
  });
