import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, record, string } from 'valibot';
import { inWorkspace } from '../workspace';

type Catalog = Readonly<Record<string, string>>;

/** One set of texts. A remote that one market has for itself is not in the list: it speaks what it likes. */
export interface Piece {
  readonly name: string;
  readonly catalogs: { readonly EN: Catalog } & Readonly<Record<string, Catalog>>;
}

const folders: Readonly<Record<string, string>> = {
  shell: 'shell/src/locales',
  'release overrides': 'shell/src/host/release-overrides/locales',
  page: 'release/src/page/locales',
  auth: 'remote-auth/src/locales',
  games: 'remote-games/src/locales',
  growth: 'remote-growth/src/locales',
  member: 'remote-member/src/locales',
  sandbox: 'sandbox/src/common/texts',
  'demo games': 'sandbox/src/third-parties/demo-games/texts',
};

const catalog = record(string(), string());
const glossaries = inWorkspace('shared/i18n/glossary');

const readCatalog = (folder: string, code: string): Catalog =>
  parse(catalog, JSON.parse(readFileSync(inWorkspace(folder, `${code}.json`), 'utf8')));

/** @throws Error if there is no piece with this name, or if it has no catalog of the language */
export function catalogOf(piece: string, code: string): Catalog {
  const folder = folders[piece];
  if (folder === undefined) throw new Error(`There is no piece ${piece}`);
  return readCatalog(folder, code);
}

function readPiece(name: string, folder: string): Piece {
  const read = (code: string) => readCatalog(folder, code);
  const codes = readdirSync(inWorkspace(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.parse(file).name);
  return {
    name,
    catalogs: { ...Object.fromEntries(codes.map((code) => [code, read(code)])), EN: read('EN') },
  };
}

/** Reads every set of texts of the product and of the demo. */
export const readPieces = (): readonly Piece[] =>
  Object.entries(folders).map(([name, folder]) => readPiece(name, folder));

/** @returns the glossary of a language; empty if there is none */
export function glossaryOf(code: string): string {
  const file = path.join(glossaries, `${code}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
