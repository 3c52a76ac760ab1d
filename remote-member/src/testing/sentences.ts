import { sentencesOf } from '@tessera/i18n/testing';
import catalog from '../locales/EN.json';

/** Looks up the English text of a key, as the shell does. */
export const sentence = sentencesOf(catalog);

/** For `jest.mock('@tessera/shell/i18n', …)`: the shell's module with English texts that need no loading. */
export const speaking = (actual: object): object => ({ ...actual, useText: () => sentence });
