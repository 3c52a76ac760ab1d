import type { ChangeRequest } from '@tessera/console/api';
import { type PieceVersion, parsePieceVersion } from '../../builds';
import type { Deed } from '../../operations/audit';
import { type Change, removeRemotes, rollBack, rollOut } from '../../operations/rollout';
import { ReleaseError } from '../../release-error';

/** A change that can be applied. */
export interface ParsedChange {
  readonly change: Change;
  readonly merchants: readonly string[];
  /** Versions whose files are verified before members get them. */
  readonly verified: readonly PieceVersion[];
  readonly deed: Pick<Deed, 'action' | 'what' | 'pieces'>;
}

const state = (name: string, on: boolean | undefined) =>
  on === undefined ? [] : [`${name} ${on ? 'on' : 'off'}`];

/**
 * Makes a change of releases from the request of a page.
 * @throws ReleaseError `rollout-invalid` or `no-target`
 */
export function parseChange(request: ChangeRequest): ParsedChange {
  const { merchants } = request;
  switch (request.action) {
    case 'roll-out': {
      const { percent, emergency } = request;
      const verified = request.pieces.map(parsePieceVersion);
      const share = percent === 100 ? '' : ` ${percent}%`;
      const what = `${request.pieces.join(' ')}${share}${emergency ? ' (emergency)' : ''}`;
      const pieces = verified.map(({ piece }) => piece);
      const change = rollOut(verified, percent, { emergency });
      return { change, merchants, verified, deed: { action: 'roll-out', what, pieces } };
    }
    case 'roll-back': {
      const { to } = request;
      const bad = request.pieces.map(parsePieceVersion);
      const [first] = bad;
      if (to !== undefined && bad.length > 1)
        throw new ReleaseError('rollout-invalid', 'A version to return to works with a single piece only.');
      const what = `${request.pieces.join(' ')}${to === undefined ? '' : ` to ${to}`}`;
      const verified = to !== undefined && first ? [{ piece: first.piece, version: to }] : [];
      const pieces = bad.map(({ piece }) => piece);
      return { change: rollBack(bad, to), merchants, verified, deed: { action: 'roll-back', what, pieces } };
    }
    case 'remove': {
      const { remotes } = request;
      const deed = { action: 'remove' as const, what: remotes.join(' '), pieces: remotes };
      return { change: removeRemotes(remotes), merchants, verified: [], deed };
    }
    case 'configure': {
      const { overrides, serviceWorker } = request;
      const settings = [...state('overrides', overrides), ...state('service-worker', serviceWorker)];
      if (settings.length === 0) throw new ReleaseError('no-target', 'Choose a setting.');
      const change: Change = (current) => ({
        ...current,
        ...(overrides !== undefined && { overrides }),
        ...(serviceWorker !== undefined && { serviceWorker: serviceWorker ? undefined : 'off' }),
      });
      const deed = { action: 'configure' as const, what: settings.join(', '), pieces: [] };
      return { change, merchants, verified: [], deed };
    }
  }
}
