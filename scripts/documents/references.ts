import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that are not in version control: their content depends on earlier commands. */
const GENERATED: readonly string[] = ['node_modules', '.tessera', 'test-results'];

const withoutExamples = (text: string): string => text.replace(/^```.*?^```/gms, '');

/** The anchor of a heading, as GitHub makes it: `## Error codes` becomes `error-codes`. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

/** Of headings with the same text, GitHub numbers the later ones. Other anchors are elements with an id. */
const anchorsOf = (document: string): readonly string[] => {
  const text = withoutExamples(readFileSync(document, 'utf8'));
  const headings = text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map(anchorOf);
  const numbered = headings.map((anchor, at) => {
    const earlier = headings.slice(0, at).filter((one) => one === anchor).length;
    return earlier === 0 ? anchor : `${anchor}-${earlier}`;
  });
  return [...numbered, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
};

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** Paths in backticks that start with one of the folders. Of `a/b*.ts` only `a` can be checked. */
const pathsIn = (text: string, folders: readonly string[]): readonly string[] =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.*-]+)+\/?)`/g)]
    .map(([, found = '']) => found)
    .filter((found) => folders.includes(found.split('/')[0] ?? ''));

/**
 * Finds links and paths in a document that lead nowhere.
 * @param document an absolute path of a Markdown file
 * @param root the absolute path of the workspace. Paths in backticks are relative to it
 * @returns each broken link, anchor or path, as it is written
 */
export const brokenReferences = (document: string, root: string): readonly string[] => {
  const text = withoutExamples(readFileSync(document, 'utf8'));
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !GENERATED.includes(entry.name))
    .map(({ name }) => name);

  const isBrokenLink = (link: string): boolean => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? document : path.resolve(path.dirname(document), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  };
  const isBrokenPath = (found: string): boolean => {
    const [start = ''] = found.split('*');
    return !existsSync(path.join(root, start === found ? found : path.dirname(`${start}x`)));
  };
  return [...linksIn(text).filter(isBrokenLink), ...pathsIn(text, folders).filter(isBrokenPath)];
};
