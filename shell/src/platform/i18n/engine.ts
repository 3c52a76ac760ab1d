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
import { createStore } from 'zustand/vanilla';
import { currentLanguage } from './language';
import { type Catalog, fillerOf, sentenceIn } from './sentence';

type LoadCatalog = (language: string) => Promise<{ default: Catalog }>;

/** The loaded catalogs, as `namespace tag`: two codes with one tag (KO and KR) share a catalog, because theirs are equal. */
const catalogs = new Map<string, Catalog>();
const loaders = new Map<string, LoadCatalog>();
/** Catalogs that could not be loaded, as `namespace code`. */
const failed = new Set<string>();
/** Catalogs that are on their way, as `namespace code`. */
const reads = new Map<string, Promise<void>>();
/** Namespaces for which a further catalog is loading. */
const seeking = new Set<string>();
/** Product code of the language of the texts. The document may already have the next language. */
let spoken = FALLBACK_LANGUAGE;
// Made once for each language, because many sentences need it.
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

/** In ms. After this time a fallback is better for the member than a longer wait. */
const TIMEOUT = 8_000;

const catalogOf = (namespace: string, code: string): Catalog | undefined =>
  catalogs.get(`${namespace} ${tagOf(code)}`);
const isLoaded = (namespace: string, code: string): boolean => catalogOf(namespace, code) !== undefined;

async function loadOne(namespace: string, code: string): Promise<boolean> {
  const load = loaders.get(namespace);
  if (!load) return false;
  if (isLoaded(namespace, code)) return true;
  const catalog = `${namespace} ${code}`;
  const read = async () => {
    catalogs.set(`${namespace} ${tagOf(code)}`, (await load(code)).default);
    // Texts that come after their limit replace the fallback.
    if (failed.delete(catalog)) changed(namespace);
  };
  const pending = reads.get(catalog) ?? read().finally(() => reads.delete(catalog));
  reads.set(catalog, pending);
  // It had its time: a fallback is shown until it comes, and nothing waits for it again.
  if (failed.has(catalog)) {
    pending.catch(() => undefined);
    return false;
  }
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

/**
 * Registers the texts of a piece under its name, and loads those of the current language: of the last one, if it
 * changes while they load. Never throws.
 */
export async function provideTexts(namespace: string, load: LoadCatalog): Promise<void> {
  loaders.set(namespace, load);
  let code: string;
  do {
    code = currentLanguage();
    await loadTexts(namespace, code);
  } while (code !== currentLanguage());
}

/** Whether a piece has texts to show: those of the page, of the language that it changes to, or of a fallback. */
export const hasTexts = (namespace: string): boolean =>
  [spoken, currentLanguage()].flatMap(withFallbacks).some((code) => isLoaded(namespace, code));

/** Switches every registered piece to a language once its texts are loaded, unless the language has changed again meanwhile. */
export async function speak(code: string): Promise<void> {
  await Promise.all([...loaders.keys()].map((namespace) => loadTexts(namespace, code)));
  if (code !== currentLanguage()) return;
  spoken = code;
  numberFormat = undefined;
  changed('language');
}

/** A value as the language writes it. A number becomes 1,204 or 1.204 or 1 204. */
function written(value: string | number): string {
  if (typeof value === 'string') return isolated(value);
  numberFormat ??= new Intl.NumberFormat(localeOf(spoken));
  return isolated(numberFormat.format(value));
}

const filled = fillerOf(written);

/**
 * The sentence of a key, with `{{name}}` filled in and the plural chosen by `count`. A key that the language lacks comes
 * from the nearest fallback, which is loaded if necessary.
 */
export function text<N extends Namespace>(namespace: N, key: TextKey<N>, values: TextValues = {}): string {
  const count = typeof values.count === 'number' ? values.count : undefined;
  const sentenceOf = (code: string): string | undefined => {
    const catalog = catalogOf(namespace, code);
    return catalog && sentenceIn(catalog, tagOf(code), key, count);
  };
  let sentence = sentenceOf(spoken);
  if (sentence === undefined) {
    seek(namespace, (code) => sentenceOf(code) !== undefined);
    for (const code of fallbacksOf(spoken)) sentence ??= sentenceOf(code);
  }
  return filled(sentence ?? key, values);
}
