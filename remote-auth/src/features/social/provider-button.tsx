import { useText } from '@tessera/shell/i18n';
import { BusyDots, Icon } from '@tessera/ui';
import type { Channel } from '../../common/channel';
import type { Provider } from '../../common/provider';
import styles from './social-row.module.css';

export interface ProviderButtonProps {
  readonly provider: Provider;
  /** The channel whose sign-in is running. The other buttons are disabled then. */
  readonly busy: Channel | undefined;
  readonly start: (provider: Provider) => Promise<void>;
}

/** The logo of a provider as a round button. */
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
      // Loads the code before the finger is lifted.
      onPointerDown={() => void load().catch(() => undefined)}
      onClick={() => void start(provider)}
    >
      {busy === channel ? <BusyDots /> : <Icon path={icon} size={24} />}
    </button>
  );
}
