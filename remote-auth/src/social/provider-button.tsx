import { useText } from '@tessera/shell/i18n';
import { BusyDots, Icon } from '@tessera/ui';
import type { Channel } from './channel';
import type { Provider } from './provider';
import styles from './social-row.module.css';

export interface ProviderButtonProps {
  readonly provider: Provider;
  /** The channel that is under way; all others wait for it. */
  readonly busy: Channel | undefined;
  readonly start: (provider: Provider) => Promise<void>;
}

/** One provider's logo as a round button. */
export function ProviderButton({ provider, busy, start }: ProviderButtonProps) {
  const text = useText('auth');
  const { channel, name, icon, load } = provider;
  return (
    <button
      type="button"
      className={styles.provider}
      data-channel={channel}
      aria-label={text('continue_with', { provider: name })}
      aria-busy={busy === channel || undefined}
      aria-disabled={busy !== undefined || undefined}
      // The code is on its way before the finger has left the glass.
      onPointerDown={() => void load().catch(() => undefined)}
      onClick={() => void start(provider)}
    >
      {busy === channel ? <BusyDots /> : <Icon path={icon} size={24} />}
    </button>
  );
}
