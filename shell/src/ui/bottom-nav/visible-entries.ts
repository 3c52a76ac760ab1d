import { defaultFooterNav, type FooterEntry, isFooterEntry, type SiteStatus } from '@tessera/contract';

/**
 * The entries of a list that a merchant shows: `wallet` needs several wallets (R2.28), `chat` the flag CBS3 (R2.29),
 * and `deposit` and `withdraw` are hidden if the deposit switch and CREDITMAR3 are both on (R2.30).
 */
export function shownEntries(entries: readonly FooterEntry[], site: SiteStatus): readonly FooterEntry[] {
  const flags = site.whitelabelVal;
  const hidden: Partial<Record<FooterEntry, boolean>> = {
    wallet: site.singleWallet,
    chat: !flags.CBS3,
    deposit: site.depositSwitch && flags.CREDITMAR3,
    withdraw: site.depositSwitch && flags.CREDITMAR3,
  };
  return entries.filter((entry) => !hidden[entry]);
}

/**
 * The entries of the bottom navigation, in the merchant's order (R2.25a, R2.25b); unknown names are left out with a
 * warning, repeated names without.
 */
export function visibleNavEntries(site: SiteStatus): readonly FooterEntry[] {
  const named = site.mobileTemplate.footer_nav ?? [];
  const known = [...new Set(named)].filter((name): name is FooterEntry => {
    if (isFooterEntry(name)) return true;
    console.warn(`[tessera] footer_nav names an unknown entry "${name}"`);
    return false;
  });
  return shownEntries(known.length > 0 ? known : defaultFooterNav, site);
}
