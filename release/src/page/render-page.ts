import { ReleaseError } from '../release-error';
import type { StoredRelease } from '../releases';
import type { ReadableStore } from '../store';
import { type Page, renderHtml, type ShellFiles } from './render-html';
import { readShellFile } from './shell-file';

/**
 * Reads the files of a release's shell that its pages contain.
 * @throws ReleaseError `file-missing` or `file-changed`
 */
export async function readShellFiles(store: ReadableStore, release: StoredRelease): Promise<ShellFiles> {
  const { shell } = release;
  const required = async (file: string) => {
    const text = await readShellFile(store, release, file);
    if (text !== undefined) return text;
    throw new ReleaseError(
      'file-missing',
      `${shell.base}${file} is not in the store. Publish shell ${shell.version} again.`,
    );
  };
  const styles = await Promise.all(shell.main.styles.map(required));
  return { early: await required(shell.early), css: styles.join('\n') };
}

/**
 * Renders the page of a release with the inline files of its shell.
 * @throws ReleaseError `file-missing`, `file-changed`, `inline-unsafe` or `merchant-invalid`
 */
export const renderPage = async (
  store: ReadableStore,
  release: StoredRelease,
  options: { readonly dev?: boolean } = {},
): Promise<Page> => renderHtml(release, await readShellFiles(store, release), options);
