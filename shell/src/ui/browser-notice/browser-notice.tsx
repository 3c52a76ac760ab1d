import browsers from '@phosphor-icons/core/assets/regular/browsers.svg';
import { Button, Dialog } from '@tessera/ui';
import type { InterruptionProps } from '../../core/interruptions';
import { Message } from '../../core/interruptions';
import styles from './browser-notice.module.css';
import texts from './locales/CN.json';
import { recommendedBrowsers } from './recommended';

/** Recommends three browsers, always in Chinese: it is only for visitors in China (R2.63). */
export function BrowserNotice({ close }: InterruptionProps) {
  return (
    <Dialog
      open
      label={texts.title}
      onClose={close}
      actions={<Button onClick={close}>{texts.understood}</Button>}
    >
      <div lang="zh-Hans" dir="ltr">
        <Message icon={browsers} title={texts.title}>
          <p>{texts.text}</p>
          <ul className={styles.browsers}>
            {recommendedBrowsers.map((name) => (
              <li key={name}>
                <strong>{texts[name]}</strong>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Message>
      </div>
    </Dialog>
  );
}
