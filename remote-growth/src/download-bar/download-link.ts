import { environment } from '@tessera/shell/environment';
import { track } from '@tessera/shell/tracking';
import type { MouseEvent } from 'react';
import { askedFor } from '../asked-for';
import { downloadTarget, isPackage } from './link-target';
import { openFromTelegram } from './telegram-link';

/** What an `<a>` to a download needs. */
export interface DownloadLink {
  readonly href: string;
  readonly target: '_self' | '_blank';
  readonly rel: string | undefined;
  onClick(event: MouseEvent): void;
}

const isProfile = (url: string): boolean => /\.mobileconfig$/i.test(new URL(url).pathname);

/** A link to a download address, which is absolute and trusted: where it opens, and what its click is besides (R4.26). */
export function downloadLink(url: string): DownloadLink {
  const here = environment();
  const target = downloadTarget(url, here);
  return {
    href: url,
    target,
    rel: target === '_blank' ? 'noopener' : undefined,
    onClick(event) {
      // Clicks on packages are tracked wherever they stand in the page.
      if (!isPackage(url)) track('downloadApp', { url });
      if (here.isTelegram && openFromTelegram(url)) event.preventDefault();
      if (here.os === 'ios' && isProfile(url)) askedFor.set('profile');
    },
  };
}
