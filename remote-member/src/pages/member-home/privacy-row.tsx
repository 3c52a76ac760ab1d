import shield from '@phosphor-icons/core/assets/regular/shield-check.svg';
import { useText } from '@tessera/shell/i18n';
import { useConsentReview } from '@tessera/shell/tracking';
import { ListRow } from '@tessera/ui';

/** The way back to what a member agreed to; there is none where the merchant asks for no consent. */
export function PrivacyRow() {
  const text = useText('member');
  const review = useConsentReview();
  return (
    review && (
      <ListRow icon={shield} title={text('privacy')} detail={text('privacy_detail')} onClick={review} />
    )
  );
}
