import type { WebManifest } from '@tessera/contract';
import { nameSite } from '../../core/navigation';

/** A name is a title when it is shorter than this (R5.19). */
const TITLE_LIMIT = 13;

function setMeta(name: string, content: string): void {
  const meta = document.querySelector(`meta[name="${name}"]`) ?? document.createElement('meta');
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
  document.head.append(meta);
}

/**
 * Names the page after its manifest: its title, and what iOS writes below the icon (R5.19). The manifest's colour is
 * taken for the browser's bars only where the page has none of its own, which would fit it better.
 */
export function showManifest({ name, short_name: shortName, theme_color: colour }: WebManifest): void {
  const fits = [...name].length < TITLE_LIMIT;
  if (fits) nameSite(name);
  setMeta('apple-mobile-web-app-title', fits ? name : (shortName ?? name));
  if (colour && !document.querySelector('meta[name="theme-color"]')) setMeta('theme-color', colour);
}
