import type { Environment } from '@tessera/shell/environment';
import { type DownloadLinks, directLink } from './download-links';
import type { InstallPrompt } from './install-prompt';

/** What the download button can do. */
export type DownloadAction =
  | { readonly kind: 'referral' }
  | { readonly kind: 'custom'; run(): void }
  | { readonly kind: 'install'; readonly prompt: InstallPrompt }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'popup' };

export interface DownloadFacts {
  /** The merchant wants the referral screen instead of a download. */
  readonly referral: boolean;
  readonly custom: (() => void) | undefined;
  readonly prompt: InstallPrompt | undefined;
  readonly os: Environment['os'];
  readonly links: DownloadLinks;
}

/** What a tap on the download button does: the first of the five that applies (R4.25). */
export function downloadAction({ referral, custom, prompt, os, links }: DownloadFacts): DownloadAction {
  if (referral) return { kind: 'referral' };
  if (custom) return { kind: 'custom', run: custom };
  if (prompt) return { kind: 'install', prompt };
  const url = directLink(links, os);
  return url === undefined ? { kind: 'popup' } : { kind: 'link', url };
}
