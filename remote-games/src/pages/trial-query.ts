import { safeTarget } from '@tessera/shell/navigation';
import * as v from 'valibot';
import { paths } from '../common/paths';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const trialQuery = v.pipe(
  v.object({ gameId: word, nodeId: v.optional(word), backUrl: v.optional(v.string()) }),
  v.transform(({ backUrl, ...game }) => ({ ...game, backUrl: safeTarget(backUrl) ?? paths.home })),
);

/** Which game is tried for free, and where it leads back to. */
export type TrialQuery = v.InferOutput<typeof trialQuery>;

/** Reads the query of the page for free play; undefined when it names no game. */
export function readTrialQuery(query: URLSearchParams): TrialQuery | undefined {
  const parsed = v.safeParse(trialQuery, Object.fromEntries(query));
  return parsed.success ? parsed.output : undefined;
}

/** The page that opens a game for free. */
export const trialPath = ({ gameId, nodeId = '', backUrl }: TrialQuery): string =>
  `${paths.trial}?${new URLSearchParams({ gameId, ...(nodeId && { nodeId }), backUrl })}`;
