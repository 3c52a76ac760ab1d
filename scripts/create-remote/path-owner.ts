import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { remoteConfig } from '@tessera/remote/config';
import { owner } from '@tessera/remote/release';
import * as v from 'valibot';
import { inWorkspace, pieces } from '../workspace';

/** @returns the remote of this workspace that owns a path, undefined if no remote does */
export async function pathOwner(path: string): Promise<string | undefined> {
  for (const piece of pieces) {
    const file = inWorkspace(piece, 'remote.config.ts');
    if (!existsSync(file)) continue;
    const { default: config } = await import(pathToFileURL(file).href);
    if (owner(v.parse(remoteConfig, config).routes, path)) return piece;
  }
  return undefined;
}
