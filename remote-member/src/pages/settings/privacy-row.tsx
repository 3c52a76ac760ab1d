import shield from '@phosphor-icons/core/assets/regular/shield-check.svg';
import { useText } from '@tessera/shell/i18n';
import { useConsentReview } from '@tessera/shell/tracking';
import { ListRow } from '@tessera/ui';

/** Opens the member's consent again. Renders nothing if the merchant does not ask for consent. */
export function PrivacyRow() {
  const text = useText('member');
  const review = useConsentReview();
  return (
    review && (
      <ListRow icon={shield} title={text('privacy')} detail={text('privacy_detail')} onClick={review} />
    )
  );
}
