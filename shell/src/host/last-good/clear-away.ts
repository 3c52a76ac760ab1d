import type { ChosenRemote } from '../choice';

/** Takes away what a version has left in the page, so that another one of the same remote does not meet it. */
export function clearAway({ name, base }: ChosenRemote): void {
  // Webpack keeps a build's chunks under this name, by numbers that mean other code in another version.
  Reflect.deleteProperty(globalThis, `webpackChunktessera_${name.replaceAll('-', '_')}`);
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (style.href.startsWith(new URL(base, location.origin).href)) style.remove();
}
