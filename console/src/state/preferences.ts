/** Colours of the page: those of the device unless the person chose. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Without storage, choices last until the page is closed.
    return undefined;
  }
};
const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
};

export const storedLanguage = (): string | undefined => read('tessera-console:language');
export const storeLanguage = (code: string): void => write('tessera-console:language', code);

export function scheme(): Scheme {
  const stored = read('tessera-console:scheme');
  return schemes.find((one) => one === stored) ?? 'auto';
}

/** Sets the colours of the page. */
export function applyScheme(chosen: Scheme): void {
  document.documentElement.dataset.scheme = chosen;
}

export function storeScheme(chosen: Scheme): void {
  write('tessera-console:scheme', chosen);
  applyScheme(chosen);
}
