import { sentencesOf } from '@tessera/i18n/testing';
import catalog from '../locales/EN.json';

/** The English sentence of a key. */
export const sentence = sentencesOf(catalog);

/** For `jest.mock('@tessera/shell/i18n', …)`: the actual module with a synchronous `useText` in English. */
export const speaking = (actual: object): object => ({ ...actual, useText: () => sentence });
