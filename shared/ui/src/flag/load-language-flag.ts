import type { LoadFlag } from './flag';

/** The flags of the languages come when a list of languages is first shown. */
export const loadLanguageFlag: LoadFlag = async (country) => {
  const { languageFlags } = await import(/* webpackChunkName: "language-flags" */ './language-flags');
  const address = languageFlags[country];
  if (address === undefined) throw new RangeError(`no flag of ${country}`);
  return address;
};
