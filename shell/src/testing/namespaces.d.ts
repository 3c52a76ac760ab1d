// Tests may make up namespaces.
import type {} from '@tessera/i18n';

declare module '@tessera/i18n' {
  interface Texts {
    readonly [namespace: string]: Readonly<Record<string, string>>;
  }
}
