import browsers from '@phosphor-icons/core/assets/regular/browsers.svg';
import { Button, Dialog, Icon } from '@tessera/ui';
import type { InterruptionProps } from '../interruptions';
import styles from './browser-notice.module.css';
import texts from './locales/CN.json';
import { recommendedBrowsers } from './recommended';

/** Recommends three browsers, in Chinese whatever the page speaks: it is for visitors in China alone (R2.63). */
export function BrowserNotice({ close }: InterruptionProps) {
  return (
    <Dialog
      open
      label={texts.title}
      onClose={close}
      actions={<Button onClick={close}>{texts.understood}</Button>}
    >
      <div className={styles.body} lang="zh-Hans" dir="ltr">
        <span className={styles.sign} aria-hidden="true">
          <Icon path={browsers} size={32} />
        </span>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.text}>{texts.text}</p>
        <ul className={styles.browsers}>
          {recommendedBrowsers.map((name) => (
            <li key={name}>
              <strong>{texts[name]}</strong>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
