import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { BusyDots, Icon } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { GoogleOneTap } from '../google/one-tap';
import { telegramSetting } from '../telegram/setting';
import { keptProof } from './kept-proof';
import { offeredProviders } from './providers';
import styles from './social-row.module.css';
import { useSocialSignIn } from './use-social-sign-in';

/** The merchant's bot, once it is known; asked only where Telegram is switched on. */
function useTelegramSetting() {
  const isOn = useSite((site) => site.whitelabelVal.TELEGRAMLOGIN3);
  const [setting, setSetting] = useState<Awaited<ReturnType<typeof telegramSetting>>>({});
  useEffect(() => {
    if (isOn) void telegramSetting().then(setSetting);
  }, [isOn]);
  return setting;
}

/** A button for each provider that the merchant has switched on and that works here. */
export function SocialRow() {
  const text = useText('auth');
  const site = useSite((whole) => whole);
  const telegram = useTelegramSetting();
  const { busy, start, dialog } = useSocialSignIn();
  const offered = offeredProviders({ site, environment: environment(), telegram });
  if (offered.length === 0) return null;
  return (
    <section className={styles.social} aria-label={text('continue_with_account')}>
      {keptProof.get() !== undefined && <p className={styles.hint}>{text('binding_hint')}</p>}
      <p className={styles.divider}>{text('or_continue_with')}</p>
      <div className={styles.row}>
        {offered.map((provider) => (
          <button
            key={provider.channel}
            type="button"
            className={styles.provider}
            data-channel={provider.channel}
            aria-label={text('continue_with', { provider: provider.name })}
            aria-busy={busy === provider.channel || undefined}
            aria-disabled={busy !== undefined || undefined}
            // The code is on its way before the finger has left the glass.
            onPointerDown={() => void provider.load().catch(() => undefined)}
            onClick={() => void start(provider)}
          >
            {busy === provider.channel ? <BusyDots /> : <Icon path={provider.icon} size={24} />}
          </button>
        ))}
      </div>
      {offered.some(({ channel }) => channel === 'google') && <GoogleOneTap />}
      {dialog}
    </section>
  );
}
