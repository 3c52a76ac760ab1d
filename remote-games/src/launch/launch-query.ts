import { safeTarget } from '@tessera/shell/navigation';
import * as v from 'valibot';
import { paths } from '../paths';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** The lottery's vendor code, when a prize mode stands in its place (R3.36). */
export const LOTTERY = 'LOTT';

const launchQuery = v.pipe(
  v.object({
    vendor: v.optional(word),
    prize_mode: v.optional(word),
    code: word,
    playType: v.optional(word),
    lottoView: v.optional(word),
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

/** Which game the launch page opens, and where it leads back to (R2.18). */
export type LaunchQuery = v.InferOutput<typeof launchQuery>;

/** Reads the launch page's query; undefined when it names no game. An unsafe backUrl leads to the home page. */
export function readLaunchQuery(query: URLSearchParams): LaunchQuery | undefined {
  const parsed = v.safeParse(launchQuery, Object.fromEntries(query));
  return parsed.success ? parsed.output : undefined;
}

/** The launch page of a game (R2.18). */
export const launchPath = (game: { vendor: string; code: string; backUrl: string }): string =>
  `${paths.launch}?${new URLSearchParams(game)}`;
