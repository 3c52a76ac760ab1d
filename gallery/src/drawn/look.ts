import type { Choice } from '../choice';

/** Gives the page the look and the direction of a choice, as the pages of the product have them. */
export function applyLook({ template, scheme, direction }: Choice): void {
  const { dataset } = document.documentElement;
  dataset.template = template;
  dataset.scheme = scheme;
  document.documentElement.dir = direction;
  document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en';
}
