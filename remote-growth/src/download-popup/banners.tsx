import { useText } from '@tessera/shell/i18n';
import { useState } from 'react';
import styles from './banners.module.css';

/** A picture of the app; its title, where it has one, is written on it. */
export interface Banner {
  readonly url: string;
  readonly title?: string | undefined;
}

/** Pictures of the app side by side; one that cannot be had is left out. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const text = useText('growth');
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = banners.filter(({ url }) => !broken.includes(url));
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
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
