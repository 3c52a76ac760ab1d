import { sentencesOf } from '@tessera/i18n/testing';
import catalog from '../locales/EN.json';

/** The English sentence behind a key, as the shell would give it. */
export const sentence = sentencesOf(catalog);

/** For `jest.mock('@tessera/shell/i18n', …)`: the shell's own, but speaking English at once. */
export const speaking = (actual: object): object => ({ ...actual, useText: () => sentence });
