import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { useState } from 'react';
import { trustedAddress, useAppAnnouncements } from '../../common/merchant-app';
import styles from './banners.module.css';

/** A picture of the app, with an optional title on it. */
interface Banner {
  readonly url: string;
  readonly title: string | undefined;
}

/**
 * The merchant's pictures of the app: those of the named groups in the order of the groups (R2.48, R3.29), then those of
 * its announcements about the app. Announcements come last, so that their late answer moves nothing.
 */
function useBanners(groups: readonly string[]): readonly Banner[] {
  const all = useSite((site) => site.downLinkObj.banners);
  const announcements = useAppAnnouncements() ?? [];
  const named = groups.flatMap((group) => all.filter(({ groupName }) => groupName === group));
  const pictures = [
    ...named.map(({ url }) => ({ url, title: undefined })),
    ...announcements.map(({ image, title }) => ({ url: image, title })),
  ];
  return pictures.flatMap(({ url, title }) => {
    const address = trustedAddress(url);
    return address === undefined ? [] : [{ url: address, title }];
  });
}

/** Pictures of the app side by side. A picture that cannot be loaded is left out. */
export function Banners({ groups }: { groups: readonly string[] }) {
  const text = useText('growth');
  const banners = useBanners(groups);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = banners.filter(({ url }) => !broken.includes(url));
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section aria-label={text('popup_pictures')} className={styles.banners} tabIndex={0}>
      {shown.map(({ url, title }) => (
        <figure key={url} className={styles.banner}>
          <img
            src={url}
            alt=""
            width={640}
            height={320}
            onError={() => setBroken((before) => [...before, url])}
          />
          {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
        </figure>
      ))}
    </section>
  );
}
