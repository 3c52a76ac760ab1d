import type { ReleaseFile } from '@tessera/remote/release';
import { ReleaseError } from '../release-error';
import type { ReadableStore } from '../store';
import { type Page, renderHtml, type ShellFiles } from './render-html';

/**
 * Reads the files of a release's shell that its pages contain.
 * @throws ReleaseError `file-missing`
 */
export async function readShellFiles(store: ReadableStore, { shell }: ReleaseFile): Promise<ShellFiles> {
  const text = async (file: string) => {
    const bytes = await store.read(shell.base + file);
    if (bytes) return bytes.toString('utf8');
    throw new ReleaseError(
      'file-missing',
      `${shell.base}${file} is not in the store. Publish shell ${shell.version} again.`,
    );
  };
  const styles = await Promise.all(shell.main.styles.map(text));
  return { early: await text(shell.early), css: styles.join('\n') };
}

/**
 * Renders the page of a release with the inline files of its shell.
 * @throws ReleaseError `file-missing`, `inline-unsafe` or `merchant-invalid`
 */
export const renderPage = async (
  store: ReadableStore,
  release: ReleaseFile,
  options: { readonly dev?: boolean } = {},
): Promise<Page> => renderHtml(release, await readShellFiles(store, release), options);
