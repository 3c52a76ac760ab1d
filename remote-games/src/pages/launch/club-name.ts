import { completeMember, currentMember } from '@tessera/shell/session';
import { pause } from '../../common/pause';

/** In ms: a game does not wait longer for the name of a club. */
const PATIENCE = 2_000;

/**
 * Name of the member's club (R3.3), which the launch calls carry (R3.35, R3.36). On a page that opens with a launch it
 * is still under way: then it is waited for. Never throws.
 */
export async function clubName(signal: AbortSignal): Promise<string | undefined> {
  if (!currentMember().info) await Promise.race([completeMember(), pause(PATIENCE, signal)]);
  return currentMember().info?.clubLabel?.labelName;
}
