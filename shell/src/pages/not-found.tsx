import compass from '@phosphor-icons/core/assets/regular/compass.svg';
import { Button, EmptyState } from '@tessera/ui';
import { useText } from '../i18n';
import { useGo } from '../navigation';
import { HOME } from '../navigation/home-aliases';

/** For an address that no page has. */
export function NotFound() {
  const t = useText('shell');
  const go = useGo();
  return (
    <EmptyState
      icon={compass}
      title={t('not_found')}
      text={t('not_found_text')}
      action={<Button onClick={() => go(HOME)}>{t('to_home')}</Button>}
    />
  );
}
