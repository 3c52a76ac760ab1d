import { toggle } from '@tessera/contract';
import { safeTarget } from '@tessera/shell/navigation';
import * as v from 'valibot';
import { paths } from '../../common/paths';

/** The vendor code of the lottery. A link with a prize mode may leave it out (R3.36). */
export const LOTTERY = 'LOTT';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const launchQuery = v.pipe(
  v.object({
    vendor: v.optional(word),
    prize_mode: v.optional(word),
    code: word,
    playType: v.optional(word),
    roomId: v.optional(word),
    lottoView: v.optional(word),
    hasLobby: v.optional(toggle, true),
    backUrl: v.optional(v.string()),
  }),
  v.check(
    ({ vendor, prize_mode }) => vendor !== undefined || prize_mode !== undefined,
    'vendor or prize_mode',
  ),
  v.transform(({ vendor = LOTTERY, prize_mode: prizeMode, backUrl, ...rest }) => ({
    ...rest,
    vendor,
    prizeMode,
    backUrl: safeTarget(backUrl) ?? paths.home,
  })),
);

/** The game that the launch page opens, and the path back (R2.18). */
export type LaunchQuery = v.InferOutput<typeof launchQuery>;

/** @returns the launch page's query, undefined if it names no game; an unsafe backUrl is replaced by the home page */
export function readLaunchQuery(query: URLSearchParams): LaunchQuery | undefined {
  const parsed = v.safeParse(launchQuery, Object.fromEntries(query));
  return parsed.success ? parsed.output : undefined;
}
