import { fileHeaders, pageHeaders, textHeaders } from '../page';
import { contentTypes, immutable, pointerAge } from '../store';
import { UNKNOWN_ADDRESS, UNRELEASED } from './error-pages';
import { renderedFiles } from './rendered';
import { block, header, headerLines, quoted } from './syntax';

/** For files with compressed copies. */
const encoded = { vary: 'accept-encoding' };

const storeFiles = (location: string, cache: string) =>
  block(
    `location ${location}`,
    header('cache-control', cache),
    ...headerLines({ ...fileHeaders, ...encoded }),
  );

const rendered = (location: string, file: string, lines: readonly string[], pages: string) =>
  block(
    `location ${location}`,
    `root ${quoted(pages)};`,
    ...lines,
    `rewrite ^ /$tessera_page/${file} break;`,
  );

const fileEndings = Object.keys(contentTypes)
  .filter((ending) => ending !== 'html')
  .join('|');

/**
 * Builds the locations of the store's files and of the merchants' pages.
 * @param pages folder of the rendered pages
 */
export function pageLocations(pages: string): readonly string[] {
  const page = [
    `if ($tessera_page = "") { return ${UNRELEASED}; }`,
    ...headerLines({ ...pageHeaders, ...encoded }),
    'add_header content-security-policy $tessera_policy always;',
  ];
  const text = headerLines({ ...textHeaders, ...encoded });
  return [
    // The file system ignores the second slash.
    block('location ~ ^/m/(shell|remotes|releases)/.*//', 'return 404;'),
    storeFiles('~ ^/m/shell/', immutable),
    storeFiles('~ ^/m/remotes/', immutable),
    storeFiles('~ ^/m/releases/.*/[0-9]+\\.json$', immutable),
    storeFiles('~ ^/m/releases/', pointerAge),
    rendered(
      '= /m/sw.js',
      renderedFiles.worker,
      [...text, 'add_header content-security-policy $tessera_worker_policy always;'],
      pages,
    ),
    rendered('= /m/asset-manifest.json', renderedFiles.assets, text, pages),
    rendered('= /mobile/mc/asset-manifest.json', renderedFiles.assets, text, pages),
    block(`location ~* ^/m/.*\\.(${fileEndings})$`, 'return 404;'),
    rendered('~ ^/(m(/.*)?)?$', renderedFiles.page, page, pages),
    block('location /', `return ${UNKNOWN_ADDRESS};`),
  ];
}
