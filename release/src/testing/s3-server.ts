import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * A test server with the part of the S3 protocol that a store needs: PutObject with If-None-Match and If-Match,
 * GetObject, HeadObject, DeleteObject and ListObjectsV2 with pages and folders. No server in the npm registry supports
 * conditional writes. It runs in a separate process, prints its URL, and exits with its parent.
 */
interface StoredObject {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly modified: Date;
  readonly headers: Readonly<Record<string, string>>;
}

const objects = new Map<string, StoredObject>();
const PAGE = 50;
const storedHeaders = ['content-type', 'content-encoding', 'cache-control'];

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const element = (name: string, ...content: readonly string[]) => `<${name}>${content.join('')}</${name}>`;

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  sendXml(response, status, element('Error', element('Code', code), element('Message', code)));

function put(request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer): void {
  const { 'if-none-match': none, 'if-match': match } = request.headers;
  const existing = objects.get(key);
  // As Ceph 16 compares them.
  const tagOf = key.startsWith('bare-tags/') ? existing?.tag.replaceAll('"', '') : existing?.tag;
  if ((none === '*' && existing) || (match !== undefined && match !== tagOf)) {
    refuse(response, 412, 'PreconditionFailed');
    return;
  }
  const headers = Object.fromEntries(
    storedHeaders.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const tag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  objects.set(key, { bytes, tag, modified: new Date(), headers });
  response.writeHead(200, { etag: tag }).end();
}

function get(response: ServerResponse, key: string, isHead: boolean): void {
  const kept = objects.get(key);
  if (!kept) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  const { bytes, tag, modified, headers } = kept;
  response.writeHead(200, {
    ...headers,
    etag: tag,
    'last-modified': modified.toUTCString(),
    'content-length': bytes.length,
  });
  response.end(isHead ? undefined : bytes);
}

function list(response: ServerResponse, bucket: string, query: URLSearchParams): void {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const entries = new Map<string, string | undefined>();
  for (const key of [...objects.keys()].filter((one) => one.startsWith(`${bucket}/${prefix}`)).sort()) {
    const name = key.slice(bucket.length + 1);
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
    if (end === -1) entries.set(name, key);
    else entries.set(name.slice(0, end + 1), undefined);
  }
  const rest = [...entries].filter(([name]) => name > after);
  const page = rest.slice(0, PAGE);
  const isTruncated = rest.length > page.length;
  const written = page.map(([name, key]) => {
    const kept = key === undefined ? undefined : objects.get(key);
    if (!kept) return element('CommonPrefixes', element('Prefix', escapeXml(name)));
    const modified = element('LastModified', kept.modified.toISOString());
    return element(
      'Contents',
      element('Key', escapeXml(name)),
      modified,
      element('Size', String(kept.bytes.length)),
    );
  });
  const next = isTruncated ? [element('NextContinuationToken', escapeXml(page.at(-1)?.[0] ?? ''))] : [];
  sendXml(
    response,
    200,
    element('ListBucketResult', element('IsTruncated', String(isTruncated)), ...next, ...written),
  );
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
    return refuse(response, 403, 'AccessDenied');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const key = decodeURIComponent(pathname.slice(1));
  if (searchParams.get('list-type') === '2') return list(response, key.replace(/\/$/, ''), searchParams);
  if (request.method === 'PUT') return put(request, response, key, Buffer.concat(chunks));
  if (request.method === 'GET' || request.method === 'HEAD')
    return get(response, key, request.method === 'HEAD');
  if (request.method !== 'DELETE') return refuse(response, 501, 'NotImplemented');
  objects.delete(key);
  response.writeHead(204).end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
