import {
  changeLanguage,
  currentLanguage,
  useLanguage,
  useOfferedLanguages,
  useText,
} from '@tessera/shell/i18n';

// #region useText
export function BonusCount({ count }: { readonly count: number }) {
  const text = useText('bonus');
  return <p>{text('bonus_count', { count })}</p>;
}
// #endregion useText

// #region useLanguage
export const Shown = () => <code>{useLanguage()}</code>;
// #endregion useLanguage

// #region currentLanguage
export const languageOfCall = (): string => currentLanguage();
// #endregion currentLanguage

// #region changeLanguage
/** A language that the merchant does not offer changes nothing. */
export const toThai = (): Promise<void> => changeLanguage('TH');
// #endregion changeLanguage

// #region useOfferedLanguages
export const Languages = () =>
  useOfferedLanguages().map(({ code, tag, name }) => (
    <option key={code} lang={tag} value={code}>
      {name}
    </option>
  ));
// #endregion useOfferedLanguages
