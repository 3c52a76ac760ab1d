import { sentencesOf } from '@tessera/i18n/testing';
import catalog from '../locales/EN.json';

/** @returns the English sentence of a key, as the shell does */
export const sentence = sentencesOf(catalog);

/** For `jest.mock('@tessera/shell/i18n', …)`: the shell's module with English texts, without loading a catalog. */
export const speaking = (actual: object): object => ({ ...actual, useText: () => sentence });
