/** A piece that a dev server serves. */
export interface Served {
  /** The name of its folder: `shell`, or `remote-<name>`. */
  readonly piece: string;
  /** Origin of the dev server. */
  readonly url: string;
}

/** The short name of a piece: `shell`, or the remote's name. */
export const shortName = (piece: string): string => piece.replace(/^remote-/, '');

/** The path under which the page server proxies a piece's dev server. */
export const devBase = (piece: string): string => `/m/dev/${piece}/`;

/** The file in which a build of a piece describes itself. */
export const descriptionOf = (piece: string): string => (piece === 'shell' ? 'shell.json' : 'remote.json');

/**
 * The line for a browser's console by which a page of a shell that runs elsewhere loads a remote from a dev server.
 * @param name the remote's name, which can differ from that of its folder
 */
export const overrideLine = (name: string, { piece, url }: Served): string =>
  `localStorage.setItem('tessera:override:${name}', '${url}${devBase(piece)}remoteEntry.js')`;

/** @returns the origin of a page's address, or undefined if the text is no web address */
export function pageOrigin(text: string): string | undefined {
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : { origin: '', protocol: '' };
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
