import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { useState } from 'react';
import { trustedAddress } from '../download-bar/download-links';
import styles from './banners.module.css';

/** The merchant's pictures of the app: those of the named groups, in the order of the groups (R2.48, R3.29). */
export function Banners({ groups }: { groups: readonly string[] }) {
  const text = useText('growth');
  const all = useSite((site) => site.downLinkObj.banners);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictures = groups
    .flatMap((group) => all.filter(({ groupName }) => groupName === group))
    .map(({ url }) => trustedAddress(url))
    .filter((url) => url !== undefined && !broken.includes(url));
  if (pictures.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={text('popup_pictures')} className={styles.banners} tabIndex={0}>
      {pictures.map((url) => (
        <img
          key={url}
          src={url}
          alt=""
          width={640}
          height={320}
          className={styles.banner}
          onError={() => url !== undefined && setBroken((before) => [...before, url])}
        />
      ))}
    </section>
  );
}
