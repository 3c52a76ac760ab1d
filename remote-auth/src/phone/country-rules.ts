import { currentSite, hasFlag } from '@tessera/shell/site';

/** How the country of a number can be chosen (R5.7). */
export interface CountryRules {
  /** Whether there is a choice to see at all; else every number is one of the merchant's own country. */
  readonly shown: boolean;
  readonly disabled: boolean;
}

/** Reads the three rules: shown by UPDATEMOBILEICC3 or when the identity service sends the codes, fixed by DISABLEDMOBILEICC3. */
export const countryRules = (): CountryRules => ({
  shown: hasFlag('UPDATEMOBILEICC3') || currentSite().smsProvider.firebase,
  disabled: hasFlag('DISABLEDMOBILEICC3'),
});
