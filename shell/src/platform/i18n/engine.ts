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
import i18next from 'i18next';
import { createStore } from 'zustand/vanilla';
import { currentLanguage } from './language';

type LoadCatalog = (language: string) => Promise<{ default: Readonly<Record<string, string>> }>;

const engine = i18next.createInstance();
const loaders = new Map<string, LoadCatalog>();
/** Catalogs that could not be loaded, as `namespace code`. */
const failed = new Set<string>();
/** Namespaces for which a further catalog is on its way. */
const seeking = new Set<string>();
/** Product code of the language of the texts; the document may already have the next one. */
let spoken = FALLBACK_LANGUAGE;
// Every sentence of a page asks for these two, so that they are made once for a language.
let fallbackTags: string[] = [];
let numberFormat: Intl.NumberFormat | undefined;

/** Rises with every catalog or language that arrives, so that texts on screen follow. */
export const textVersion = createStore(() => ({ version: 0 }));
const changed = () => textVersion.setState(({ version }) => ({ version: version + 1 }));

/**
 * A value within a sentence that reads from the right keeps its own direction: else "$20" becomes "20$" there. It is not
 * escaped: React escapes what it renders.
 */
const isolated = (value: string): string => (directionOf(spoken) === 'rtl' ? `\u2068${value}\u2069` : value);

void engine.init({
  lng: tagOf(FALLBACK_LANGUAGE),
  fallbackLng: () => fallbackTags,
  // Relatives are named by our own table only.
  load: 'currentOnly',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escape: isolated },
  initAsync: false,
});

/** Two codes of one tag (KO and KR) share a bundle: their catalogs are equal. */
const isLoaded = (namespace: string, code: string): boolean =>
  engine.hasResourceBundle(tagOf(code), namespace);

async function loadOne(namespace: string, code: string): Promise<boolean> {
  const load = loaders.get(namespace);
  if (!load) return false;
  if (isLoaded(namespace, code)) return true;
  try {
    engine.addResourceBundle(tagOf(code), namespace, (await load(code)).default);
    failed.delete(`${namespace} ${code}`);
    return true;
  } catch {
    failed.add(`${namespace} ${code}`);
    console.warn(`[tessera] no ${code} texts for ${namespace}`);
    return false;
  }
}

/** Loads a namespace's texts in a language, or in the nearest of its fallbacks that has them. Never throws. */
async function loadTexts(namespace: string, code: string): Promise<void> {
  for (const one of withFallbacks(code)) if (await loadOne(namespace, one)) break;
  changed();
}

/**
 * Loads one more catalog for a sentence that the loaded ones do not have: that of the nearest fallback. The sentence is
 * asked for again when it has arrived, so that a missing key costs no more than the catalogs that it needs.
 */
function seek(namespace: string, has: (code: string) => boolean): void {
  const chain = withFallbacks(spoken);
  // As long as no catalog has arrived, every sentence is missing.
  if (seeking.has(namespace) || !chain.some((code) => isLoaded(namespace, code))) return;
  const next = chain.find((code) =>
    isLoaded(namespace, code) ? has(code) : !failed.has(`${namespace} ${code}`),
  );
  if (next === undefined || isLoaded(namespace, next)) return;
  seeking.add(namespace);
  void loadOne(namespace, next).then(() => {
    seeking.delete(namespace);
    changed();
  });
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
  spoken = code;
  fallbackTags = fallbacksOf(code).map(tagOf);
  numberFormat = undefined;
  await engine.changeLanguage(tagOf(code));
  changed();
}

/** Numbers as the language writes them: 1,204 or 1.204 or 1 204. */
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
 * The sentence behind a key, with `{{name}}` filled in and the plural chosen by `count`. A key that the language does
 * not have is taken from the nearest fallback, which arrives later if it is not loaded yet.
 */
export function text<N extends Namespace>(namespace: N, key: TextKey<N>, values: TextValues = {}): string {
  const hasNumbers = Object.values(values).some((value) => typeof value === 'number');
  // i18next fills in what `replace` says, and still chooses the plural by the number itself.
  const options = { ...values, ns: namespace, ...(hasNumbers && { replace: written(values) }) };
  const { res, usedLng } = engine.t(key, { ...options, returnDetails: true });
  if (usedLng !== tagOf(spoken))
    seek(namespace, (code) => engine.exists(key, { ...options, lngs: [tagOf(code)] }));
  return res;
}
