import gear from '@phosphor-icons/core/assets/regular/gear-six.svg';
import shield from '@phosphor-icons/core/assets/regular/shield-check.svg';
import person from '@phosphor-icons/core/assets/regular/user.svg';
import { isFree } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { ListRow } from '@tessera/ui';
import { paths } from '../../common/paths';

/** The links to profile, security and settings. Free accounts have settings only, and so do merchants without the rest. */
export function AccountRows() {
  const text = useText('member');
  const go = useGo();
  const session = useSession();
  const parts = useSite(({ account }) => account);
  const isOffered = parts.length > 0 && session !== undefined && !isFree(session.type);
  const rows = [
    { label: 'profile', icon: person, to: paths.profile, isShown: isOffered && parts.includes('profile') },
    { label: 'security', icon: shield, to: paths.security, isShown: isOffered },
    { label: 'settings', icon: gear, to: paths.settings, isShown: true },
  ] as const;
  return rows.map(
    ({ label, icon, to, isShown }) =>
      isShown && (
        <ListRow
          key={to}
          icon={icon}
          title={text(label)}
          href={to}
          onClick={(event) => {
            event.preventDefault();
            go(to);
          }}
        />
      ),
  );
}
