import { toggle } from '@tessera/contract';
import { safeTarget } from '@tessera/shell/navigation';
import * as v from 'valibot';
import { paths } from '../../common/paths';
import { LOTTERY } from './lottery';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const launchQuery = v.pipe(
  v.object({
    vendor: v.optional(word),
    prize_mode: v.optional(word),
    code: word,
    playType: v.optional(word),
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

/** Which game the launch page opens, and where it leads back to (R2.18). */
export type LaunchQuery = v.InferOutput<typeof launchQuery>;

/** Reads the launch page's query; undefined when it names no game. An unsafe backUrl leads to the home page. */
export function readLaunchQuery(query: URLSearchParams): LaunchQuery | undefined {
  const parsed = v.safeParse(launchQuery, Object.fromEntries(query));
  return parsed.success ? parsed.output : undefined;
}

/** A game as a link to its launch page names it. */
export interface LaunchTarget {
  readonly vendor: string;
  readonly code: string;
  readonly backUrl: string;
  readonly playType?: string | undefined;
}

/** The launch page of a game (R2.18). */
export const launchPath = ({ vendor, code, backUrl, playType = '' }: LaunchTarget): string =>
  `${paths.launch}?${new URLSearchParams({ vendor, code, ...(playType && { playType }), backUrl })}`;
