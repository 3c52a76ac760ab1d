import type EN from './EN.json';

declare module '@tessera/i18n' {
  interface Texts {
    readonly growth: typeof EN;
  }
}
