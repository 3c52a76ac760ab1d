import { HOME } from '@tessera/contract';
import { Button } from '@tessera/ui';
import { useLayoutEffect } from 'react';
import { hideFromSearch, useGo } from '../../core/navigation';
import { useText } from '../../platform/i18n';
import { FailurePage } from '../failure-page';

/** For an address that no page has. */
export function NotFound() {
  const t = useText('shell');
  const go = useGo();
  useLayoutEffect(hideFromSearch, []);
  return (
    <FailurePage kind="missing" title={t('not_found')} text={t('not_found_text')}>
      <Button block onClick={() => go(HOME, { replace: true })}>
        {t('to_home')}
      </Button>
    </FailurePage>
  );
}
