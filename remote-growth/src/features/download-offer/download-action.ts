import type { MerchantLink } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { type DownloadLinks, directLink } from '../../common/merchant-app';
import type { InstallPrompt } from '../install';

/** What the download button can do. */
type DownloadAction =
  | { readonly kind: 'referral' }
  | { readonly kind: 'custom'; readonly target: MerchantLink }
  /** Without the browser's prompt, the install sheet shows tips. */
  | { readonly kind: 'install'; readonly prompt: InstallPrompt | undefined }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'popup' };

export interface DownloadFacts {
  /** The merchant wants the referral page in place of a download. */
  readonly referral: boolean;
  /** The merchant's own link in place of a download. */
  readonly custom: MerchantLink | undefined;
  readonly prompt: InstallPrompt | undefined;
  /** The merchant offers the home screen in place of an app, and this browser has tips for it. */
  readonly homeScreen: boolean;
  readonly os: Environment['os'];
  readonly links: DownloadLinks;
}

/** What a tap on the download button does: the first of the five that applies (R4.25). */
export function downloadAction(facts: DownloadFacts): DownloadAction {
  const { referral, custom, prompt, homeScreen, os, links } = facts;
  if (referral) return { kind: 'referral' };
  if (custom) return { kind: 'custom', target: custom };
  if (prompt || homeScreen) return { kind: 'install', prompt };
  const url = directLink(links, os);
  return url === undefined ? { kind: 'popup' } : { kind: 'link', url };
}
