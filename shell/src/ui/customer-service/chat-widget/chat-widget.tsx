import closeIcon from '@phosphor-icons/core/assets/bold/x-bold.svg';
import chatIcon from '@phosphor-icons/core/assets/fill/chat-circle-dots-fill.svg';
import { ErrorState, Icon, IconButton, Sheet, Skeleton } from '@tessera/ui';
import { type Colour, contrast } from '@tessera/ui/themes';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InterruptionProps } from '../../../core/interruptions';
import { isUnreached, useReachedAgain } from '../../../core/request';
import { useSite } from '../../../core/site';
import { useText } from '../../../platform/i18n';
import { chatAddress } from '../chat-address';
import { refreshUnread, showUnread } from '../unread';
import styles from './chat-widget.module.css';
import { useFrameMessages } from './use-frame-messages';

type Found = { readonly address?: string; readonly error?: unknown };

/** The address of the chat, loaded when the widget opens, on every retry, and when the gateway is reached again. */
function useChatAddress() {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>({});
  useEffect(() => {
    let isCurrent = attempt >= 0;
    const settle = (next: Found) => isCurrent && setFound(next);
    setFound({});
    chatAddress().then(
      (address) => settle({ address }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  useReachedAgain(isUnreached(found.error), retry);
  return { address: found.address, failed: found.error !== undefined, retry };
}

const isColour = (text: string | undefined): text is string =>
  text !== undefined && globalThis.CSS?.supports?.('color', text) === true;

const black: Colour = [0, 0, 0, 1];
const white: Colour = [255, 255, 255, 1];

/** @returns black or white, whichever is more legible on the background of an element */
function legibleOn(element: Element): string {
  const parts = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map(Number);
  const ground: Colour = [red, green, blue, 1];
  return contrast(white, ground) >= contrast(black, ground) ? '#fff' : '#000';
}

/**
 * The member's chat within the page: a header in the merchant's colour with icon and title, and a frame with the chat's
 * page, which sends the number of unread messages for the bottom navigation (R2.61).
 */
export function ChatWidget({ close }: InterruptionProps) {
  const t = useText('shell');
  const { headerColor, icon, title = t('chat_title') } = useSite((site) => site.mobileTemplate.chat) ?? {};
  const { address, failed, retry } = useChatAddress();
  const frame = useRef<HTMLIFrameElement>(null);
  const onLoad = useFrameMessages(frame, address, showUnread);
  const paint = (header: HTMLElement | null) => {
    if (header && isColour(headerColor)) header.style.color = legibleOn(header);
  };
  const leave = () => {
    close();
    void refreshUnread();
  };
  return (
    <Sheet open label={title} onClose={leave} className={styles.widget}>
      <header
        ref={paint}
        className={styles.header}
        style={isColour(headerColor) ? { backgroundColor: headerColor, backgroundImage: 'none' } : undefined}
      >
        {icon === undefined ? (
          <Icon path={chatIcon} size={24} />
        ) : (
          <img src={icon} alt="" width={28} height={28} className={styles.icon} />
        )}
        <h2 className={styles.title}>{title}</h2>
        <IconButton icon={closeIcon} label={t('close')} onClick={leave} />
      </header>
      {failed && <ErrorState title={t('chat_failed')} retryLabel={t('retry')} onRetry={retry} />}
      {!failed && address === undefined && (
        <div className={styles.waiting} role="status" aria-label={t('loading')}>
          <Skeleton lines={4} />
        </div>
      )}
      {address !== undefined && (
        <iframe
          ref={frame}
          src={address}
          title={title}
          className={styles.frame}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          onLoad={onLoad}
        />
      )}
    </Sheet>
  );
}
