import { text } from '../../platform/i18n';
import { trustedOrigins } from '../../platform/trusted-origins';
import { confirm } from '../notices';

/** Opens another site in a tab of its own. Asks first, by its host, if the merchant's description names no trusted sites. */
export async function openSite(url: string): Promise<void> {
  const { host } = new URL(url);
  const isSure =
    trustedOrigins('links') !== undefined ||
    (await confirm({ message: text('shell', 'leave_for', { host }) }));
  if (isSure) window.open(url, '_blank', 'noopener,noreferrer');
}

/** Properties of a link to another site, which `openSite` opens where there is a question to ask. */
export const siteLink = (url: string) => ({
  href: url,
  target: '_blank' as const,
  rel: 'noopener noreferrer',
  onClick(event: { preventDefault(): void }): void {
    if (trustedOrigins('links')) return;
    event.preventDefault();
    void openSite(url);
  },
});
