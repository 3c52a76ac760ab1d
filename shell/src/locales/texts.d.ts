import type overrides from '../host/release-overrides/locales/EN.json';
import type EN from './EN.json';

declare module '@tessera/i18n' {
  interface Texts {
    readonly shell: typeof EN;
    readonly 'release-overrides': typeof overrides;
  }
}
