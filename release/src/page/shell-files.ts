import type { ReleaseFile } from '@tessera/remote/release';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import type { ShellFiles } from './render-html';

/** Reads what of a release's shell stands in the page. Throws ReleaseError `file-missing`. */
export async function readShellFiles(store: Store, { shell }: ReleaseFile): Promise<ShellFiles> {
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
