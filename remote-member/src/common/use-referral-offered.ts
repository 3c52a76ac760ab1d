import { promotionsReady, useSite } from '@tessera/shell/site';
import { useEffect, useState } from 'react';

/** Whether the merchant runs the promotion REFERRAL (R6.6); undefined until that is known. */
export function useReferralOffered(): boolean | undefined {
  const promotions = useSite((site) => site.availablePromotions);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void promotionsReady().then(() => setAsked(true));
  }, []);
  const offered = promotions.some(({ type, enabled }) => type === 'REFERRAL' && enabled);
  return offered || asked ? offered : undefined;
}
