import { withTimeout } from '@tessera/remote';
import { type RemoteBuild, remoteBuild } from '@tessera/remote/release';
import * as v from 'valibot';
import type { ChosenRemote } from '../../choice';
import { overrideVersion } from '../../choice';
import { OverrideError } from './override-error';
import type { StoredOverride } from './stored-overrides';

/** In ms: a server that compiles for longer is asked again by the next load of the page. */
const LONGEST = 5_000;

/** Ways to say this machine; the page's policy names the same. */
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
      ? new OverrideError('description', `${address} is no JSON`, cause)
      : new OverrideError(
          'unreachable',
          `${address} cannot be had, or its server lets no other origin read it`,
          cause,
        );
  });
}

function parse(raw: unknown, { remote }: StoredOverride): RemoteBuild {
  const build = v.safeParse(remoteBuild, raw);
  if (!build.success) throw new OverrideError('description', 'Its remote.json describes no remote');
  if (build.output.name !== remote)
    throw new OverrideError('description', `Its remote.json describes "${build.output.name}"`);
  return build.output;
}

export interface DescribedOverride {
  /** As the shell needs it: routes, slots, start conditions, and the hashes without which none of its code runs. */
  readonly found: ChosenRemote;
  /** As the developer knows it. */
  readonly version: string;
}

/**
 * What a developer's server says of its remote.
 * Rejects with OverrideError.
 */
export async function describeOverride(override: StoredOverride): Promise<DescribedOverride> {
  const { address } = override;
  if (!isLocal(address))
    throw new OverrideError(
      'address',
      `${address} is not on this machine: ${loopback.join(' or ')}, by http or https`,
    );
  const { version, ...build } = parse(await read(new URL('remote.json', address)), override);
  // What lies on the page's own origin is known by its path.
  const base = new URL('.', address).href.replace(`${location.origin}/`, '/');
  return { version, found: { ...build, version: overrideVersion(version), base, weight: 0 } };
}
