export { useOfferedLanguages } from '../core/site';
export {
  changeLanguage,
  currentLanguage,
  type Text,
  type TextKey,
  useLanguage,
  useText,
} from '../platform/i18n';
