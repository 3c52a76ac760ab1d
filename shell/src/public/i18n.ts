export { useOfferedLanguages } from '../core/site';
export { changeLanguage, currentLanguage, type Text, useLanguage, useText } from '../platform/i18n';
