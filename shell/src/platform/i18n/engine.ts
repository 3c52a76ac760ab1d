import {
  directionOf,
  FALLBACK_LANGUAGE,
  fallbacksOf,
  localeOf,
  type Namespace,
  type TextKey,
  type TextValues,
  tagOf,
  withFallbacks,
} from '@tessera/i18n';
import { withTimeout } from '@tessera/remote';
import i18next from 'i18next';
import { createStore } from 'zustand/vanilla';
import { currentLanguage } from './language';

type LoadCatalog = (language: string) => Promise<{ default: Readonly<Record<string, string>> }>;

const engine = i18next.createInstance();
const loaders = new Map<string, LoadCatalog>();
/** Catalogs that could not be loaded, as `namespace code`. */
const failed = new Set<string>();
/** Catalogs that are on their way, as `namespace code`. */
const reads = new Map<string, Promise<void>>();
/** Namespaces for which a further catalog is loading. */
const seeking = new Set<string>();
/** Product code of the language of the texts. The document may already have the next language. */
let spoken = FALLBACK_LANGUAGE;
// Every sentence needs these two, so that they are made once for each language.
let fallbackTags: string[] = [];
let numberFormat: Intl.NumberFormat | undefined;

/**
 * A number for each namespace, and one for the language. A number increases when its texts change, so that those on
 * screen update, and only those.
 */
export const textVersions = createStore<Readonly<Record<string, number>>>(() => ({ language: 0 }));
const changed = (name: string) =>
  textVersions.setState((versions) => ({ [name]: (versions[name] ?? 0) + 1 }));

/**
 * Isolates the direction of a value in a right-to-left sentence: otherwise "$20" becomes "20$" there. It does not escape,
 * because React does.
 */
const isolated = (value: string): string => (directionOf(spoken) === 'rtl' ? `\u2068${value}\u2069` : value);

void engine.init({
  lng: tagOf(FALLBACK_LANGUAGE),
  fallbackLng: () => fallbackTags,
  // Our own table names the fallbacks.
  load: 'currentOnly',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escape: isolated },
  initAsync: false,
});

/** In ms. After this time a fallback is better for the member than a longer wait. */
const TIMEOUT = 8_000;

/** Two codes with one tag (KO and KR) share a bundle: their catalogs are equal. */
const isLoaded = (namespace: string, code: string): boolean =>
  engine.hasResourceBundle(tagOf(code), namespace);

async function loadOne(namespace: string, code: string): Promise<boolean> {
  const load = loaders.get(namespace);
  if (!load) return false;
  if (isLoaded(namespace, code)) return true;
  const catalog = `${namespace} ${code}`;
  // Its limit is over: a fallback is shown until it comes.
  if (failed.has(catalog) && reads.has(catalog)) return false;
  const read = async () => {
    engine.addResourceBundle(tagOf(code), namespace, (await load(code)).default);
    // Texts that come after their limit replace the fallback.
    if (failed.delete(catalog)) changed(namespace);
  };
  const pending = reads.get(catalog) ?? read().finally(() => reads.delete(catalog));
  reads.set(catalog, pending);
  try {
    await withTimeout(pending, TIMEOUT, () => new Error(`no texts within ${TIMEOUT} ms`));
    return true;
  } catch {
    failed.add(catalog);
    console.warn(`[tessera] no ${code} texts for ${namespace}`);
    return false;
  }
}

/** Loads the texts of a namespace in a language, or in the nearest fallback that has them. Never throws. */
async function loadTexts(namespace: string, code: string): Promise<void> {
  for (const one of withFallbacks(code)) if (await loadOne(namespace, one)) break;
  changed(namespace);
}

/**
 * Loads the catalog of the nearest fallback for a sentence that the loaded catalogs lack. Its arrival renders the
 * sentence again, so that a missing key loads only the catalogs that it needs.
 */
function seek(namespace: string, has: (code: string) => boolean): void {
  const chain = withFallbacks(spoken);
  // Before the first catalog is loaded, every sentence is missing.
  if (seeking.has(namespace) || !chain.some((code) => isLoaded(namespace, code))) return;
  const next = chain.find((code) =>
    isLoaded(namespace, code) ? has(code) : !failed.has(`${namespace} ${code}`),
  );
  if (next === undefined || isLoaded(namespace, next)) return;
  seeking.add(namespace);
  void loadOne(namespace, next).then(() => {
    seeking.delete(namespace);
    changed(namespace);
  });
}

/** Registers the texts of a piece under its name, and loads those of the current language. */
export function provideTexts(namespace: string, load: LoadCatalog): Promise<void> {
  loaders.set(namespace, load);
  return loadTexts(namespace, currentLanguage());
}

/** Whether a piece has texts to show: those of the current language, or of a fallback. */
export const hasTexts = (namespace: string): boolean =>
  withFallbacks(currentLanguage()).some((code) => isLoaded(namespace, code));

/** Switches every registered piece to a language once its texts are loaded, unless the language has changed again meanwhile. */
export async function speak(code: string): Promise<void> {
  await Promise.all([...loaders.keys()].map((namespace) => loadTexts(namespace, code)));
  if (code !== currentLanguage()) return;
  spoken = code;
  fallbackTags = fallbacksOf(code).map(tagOf);
  numberFormat = undefined;
  await engine.changeLanguage(tagOf(code));
  changed('language');
}

/** Formats numbers for the language: 1,204 or 1.204 or 1 204. */
const written = (values: TextValues): TextValues => {
  numberFormat ??= new Intl.NumberFormat(localeOf(spoken));
  const format = numberFormat;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.format(value) : value,
    ]),
  );
};

/**
 * The sentence of a key, with `{{name}}` filled in and the plural chosen by `count`. A key that the language lacks comes
 * from the nearest fallback, which is loaded if necessary.
 */
export function text<N extends Namespace>(namespace: N, key: TextKey<N>, values: TextValues = {}): string {
  const hasNumbers = Object.values(values).some((value) => typeof value === 'number');
  // i18next fills in the values of `replace`, and chooses the plural by the number itself.
  const options = { ...values, ns: namespace, ...(hasNumbers && { replace: written(values) }) };
  const { res, usedLng } = engine.t(key, { ...options, returnDetails: true });
  if (usedLng !== tagOf(spoken))
    seek(namespace, (code) => engine.exists(key, { ...options, lngs: [tagOf(code)] }));
  return res;
}
