import { promotionsReady, useSite } from '@tessera/shell/site';
import { useEffect, useState } from 'react';

/** Whether the merchant runs the promotion REFERRAL (R6.6). @returns undefined until the promotions are loaded */
export function useReferralOffered(): boolean | undefined {
  const promotions = useSite((site) => site.availablePromotions);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    void promotionsReady().then(() => setLoaded(true));
  }, []);
  const offered = promotions.some(({ type, enabled }) => type === 'REFERRAL' && enabled);
  return offered || loaded ? offered : undefined;
}
