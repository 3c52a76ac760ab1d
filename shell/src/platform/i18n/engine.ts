import { FALLBACK_LANGUAGE, tagOf } from '@tessera/i18n';
import i18next from 'i18next';
import { createStore } from 'zustand/vanilla';
import { currentLanguage } from './language';

type LoadCatalog = (language: string) => Promise<{ default: Readonly<Record<string, string>> }>;

const engine = i18next.createInstance();
const loaders = new Map<string, LoadCatalog>();

/** Rises with every catalog or language that arrives, so that texts on screen follow. */
export const textVersion = createStore(() => ({ version: 0 }));
const changed = () => textVersion.setState(({ version }) => ({ version: version + 1 }));

/**
 * A value within a sentence that reads from the right keeps its own direction: else "$20" becomes "20$" there. It is not
 * escaped: React escapes what it renders.
 */
const isolated = (value: string): string => (engine.dir() === 'rtl' ? `\u2068${value}\u2069` : value);

void engine.init({
  lng: tagOf(FALLBACK_LANGUAGE),
  fallbackLng: tagOf(FALLBACK_LANGUAGE),
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escape: isolated },
  initAsync: false,
});

async function loadOne(namespace: string, code: string): Promise<boolean> {
  const load = loaders.get(namespace);
  if (!load) return false;
  if (engine.hasResourceBundle(tagOf(code), namespace)) return true;
  try {
    engine.addResourceBundle(tagOf(code), namespace, (await load(code)).default);
    return true;
  } catch {
    console.warn(`[tessera] no ${code} texts for ${namespace}`);
    return false;
  }
}

/** Loads a piece's texts in a language, or in the fallback language when it has none. Never throws. */
export async function loadTexts(namespace: string, code: string): Promise<void> {
  if (!(await loadOne(namespace, code)) && code !== FALLBACK_LANGUAGE)
    await loadOne(namespace, FALLBACK_LANGUAGE);
  changed();
}

/** Makes a piece's texts known under its name, and loads those of the current language. */
export function provideTexts(namespace: string, load: LoadCatalog): Promise<void> {
  loaders.set(namespace, load);
  return loadTexts(namespace, currentLanguage());
}

/** Switches every known piece to a language, once its texts are there; one that was left again meanwhile is not taken up. */
export async function speak(code: string): Promise<void> {
  await Promise.all([...loaders.keys()].map((namespace) => loadTexts(namespace, code)));
  if (code !== currentLanguage()) return;
  await engine.changeLanguage(tagOf(code));
  changed();
}

/** The sentence behind a key, with `{{name}}` filled in and the plural chosen by `count`. */
export const text = (
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string => engine.t(key, { ...values, ns: namespace });
