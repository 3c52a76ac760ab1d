import { withTimeout } from '@tessera/remote';
import { type RemoteBuild, remoteBuild } from '@tessera/remote/release';
import * as v from 'valibot';
import type { ChosenRemote } from '../../choice';
import { overrideVersion } from '../../choice';
import { OverrideError } from './override-error';
import type { StoredOverride } from './stored-overrides';

/** In ms. A server that compiles for longer is used from the next load of the page on. */
const LONGEST = 5_000;

/** Host names of this machine. The content security policy of the page has the same. */
const loopback: readonly string[] = ['localhost', '127.0.0.1'];

const isLocal = ({ protocol, hostname }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && loopback.includes(hostname);

async function fetchJson(address: URL): Promise<unknown> {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) throw new OverrideError('unreachable', `${address} answers ${answer.status}`);
  return answer.json();
}

async function read(address: URL): Promise<unknown> {
  const inTime = withTimeout(
    fetchJson(address),
    LONGEST,
    () => new OverrideError('unreachable', `${address} does not answer within ${LONGEST} ms`),
  );
  return inTime.catch((cause: unknown) => {
    if (cause instanceof OverrideError) throw cause;
    throw cause instanceof SyntaxError
      ? new OverrideError('description', `${address} is not JSON`, cause)
      : new OverrideError(
          'unreachable',
          `${address} cannot be fetched, or its server does not allow other origins`,
          cause,
        );
  });
}

function parse(raw: unknown, { remote }: StoredOverride): RemoteBuild {
  const build = v.safeParse(remoteBuild, raw);
  if (!build.success) throw new OverrideError('description', 'Its remote.json does not describe a remote');
  if (build.output.name !== remote)
    throw new OverrideError('description', `Its remote.json describes "${build.output.name}"`);
  return build.output;
}

export interface DescribedOverride {
  /** As the shell loads it: with routes, slots, start conditions, and the hashes without which its code does not run. */
  readonly found: ChosenRemote;
  /** As its `remote.json` names it. */
  readonly version: string;
}

/**
 * Fetches the description of a remote from a developer's server.
 * @throws OverrideError
 */
export async function describeOverride(override: StoredOverride): Promise<DescribedOverride> {
  const { address } = override;
  if (!isLocal(address))
    throw new OverrideError(
      'address',
      `${address} is not on this machine: use ${loopback.join(' or ')} with http or https`,
    );
  const { version, ...build } = parse(await read(new URL('remote.json', address)), override);
  // Files of the page's own origin are looked up by path, see integrity.ts.
  const base = new URL('.', address).href.replace(`${location.origin}/`, '/');
  return { version, found: { ...build, version: overrideVersion(version), base, weight: 0 } };
}
