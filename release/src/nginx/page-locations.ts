import { fileHeaders, missingHeaders, pageHeaders, textHeaders, unavailableHeaders } from '../page';
import { contentTypes, immutable, pointerAge } from '../store';
import { renderedFiles } from './rendered';
import { block, contentType, header, headerLines, quoted } from './syntax';

/** Internal statuses, which `error_page` maps to the pages for an unknown host and a merchant without a release. */
export const UNKNOWN_HOST = 418;
const UNRELEASED = 419;

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

const unavailable = (name: string, status: number) =>
  block(
    `location @${name}`,
    ...contentType('text/html'),
    ...headerLines({ ...unavailableHeaders, vary: 'accept-language' }),
    `return ${status} $tessera_unavailable;`,
  );

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
    storeFiles('^~ /m/shell/', immutable),
    storeFiles('^~ /m/remotes/', immutable),
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
    block('location /', `return ${UNKNOWN_HOST};`),
    block(
      'location @missing',
      ...contentType('text/plain'),
      ...headerLines(missingHeaders),
      'return 404 "Not found";',
    ),
    unavailable('unknown_host', 404),
    unavailable('unreleased', 503),
  ];
}

/** Error pages for missing files, unknown hosts and merchants without a release. */
export const errorPages: readonly string[] = [
  // nginx responds with 403 for a folder.
  'error_page 403 404 = @missing;',
  `error_page ${UNKNOWN_HOST} = @unknown_host;`,
  `error_page ${UNRELEASED} = @unreleased;`,
];
