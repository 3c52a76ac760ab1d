import { types } from '../serve/content-type';
import {
  fileHeaders,
  immutable,
  missingHeaders,
  pageHeaders,
  pointerAge,
  textHeaders,
  unavailableHeaders,
} from '../serve/headers';
import { renderedFiles } from '../site/rendered';
import { block, header, headerLines, ofType, quoted } from './quoted';

/** Statuses of our own that lead to the pages for what is not there. */
export const NOBODY = 418;
const UNRELEASED = 419;

/** Whole or packed, by what the client takes. */
const packed = { vary: 'accept-encoding' };

const storeFiles = (location: string, cache: string) =>
  block(
    `location ${location}`,
    header('cache-control', cache),
    ...headerLines({ ...fileHeaders, ...packed }),
  );

const rendered = (location: string, file: string, lines: readonly string[], pages: string) =>
  block(
    `location ${location}`,
    `root ${quoted(pages)};`,
    ...lines,
    `rewrite ^ /$tessera_page/${file} break;`,
  );

const fileEndings = Object.keys(types)
  .filter((ending) => ending !== 'html')
  .join('|');

const sentence = (name: string, status: number) =>
  block(
    `location @${name}`,
    ...ofType('text/html'),
    ...headerLines({ ...unavailableHeaders, vary: 'accept-language' }),
    `return ${status} $tessera_unavailable;`,
  );

/** Where each answer to a page's questions comes from; `pages` is the folder of the rendered pages. */
export function pageLocations(pages: string): readonly string[] {
  const page = [
    `if ($tessera_page = "") { return ${UNRELEASED}; }`,
    ...headerLines({ ...pageHeaders, ...packed }),
    'add_header content-security-policy $tessera_policy always;',
  ];
  const text = headerLines({ ...textHeaders, ...packed });
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
    block('location /', `return ${NOBODY};`),
    block(
      'location @missing',
      ...ofType('text/plain'),
      ...headerLines(missingHeaders),
      'return 404 "Not found";',
    ),
    sentence('nobody', 404),
    sentence('unreleased', 503),
  ];
}

/** The pages that stand in for what is not there. */
export const errorPages: readonly string[] = [
  // A folder is no file either.
  'error_page 403 404 = @missing;',
  `error_page ${NOBODY} = @nobody;`,
  `error_page ${UNRELEASED} = @unreleased;`,
];
