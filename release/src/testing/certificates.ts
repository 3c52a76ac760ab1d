import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedProgram, installFromDebian } from '@tessera/build/debian';
import { newFolder } from './dists';

/** A certificate authority. */
export interface Authority {
  /** File with the authority's own certificate. */
  readonly file: string;
  /**
   * Issues a certificate for a host name.
   * @param days how long it is valid. Default: 2; a negative number makes one that has expired
   */
  certificate(name: string, days?: number): { readonly cert: string; readonly key: string };
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** @returns the path of openssl. Installs it from Debian if it is missing. */
function findOpenssl(): string {
  const installed = () => installedProgram('openssl');
  const found = installed() ?? (installFromDebian(['openssl']) ? installed() : undefined);
  if (found) return found;
  throw new Error('These tests need openssl.');
}

/** Makes a certificate authority with openssl, in a temporary folder. */
export async function authority(): Promise<Authority> {
  const dir = await newFolder();
  const at = (name: string) => join(dir, name);
  const program = findOpenssl();
  const openssl = (...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });
  const [ca, caKey] = [at('ca.pem'), at('ca-key.pem')];
  openssl('req', '-x509', ...newKey, '-subj', '/CN=Test authority', '-keyout', caKey, '-out', ca);
  return {
    file: ca,
    certificate(name, days = 2) {
      const [cert, key, request, extensions] = ['cert', 'key', 'request', 'extensions'].map((kind) =>
        at(`${name}-${kind}.pem`),
      ) as [string, string, string, string];
      writeFileSync(extensions, `subjectAltName=DNS:${name}`);
      openssl(
        'req',
        ...newKey.slice(0, 4),
        '-nodes',
        '-subj',
        `/CN=${name}`,
        '-keyout',
        key,
        '-out',
        request,
      );
      const issuer = ['-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-days', `${days}`];
      openssl('x509', '-req', '-in', request, ...issuer, '-extfile', extensions, '-out', cert);
      return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
    },
  };
}
