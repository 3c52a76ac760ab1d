import { type GameLane, gameList } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { arrangeLanes } from '../../../common/categories/arrange-lanes';
import { firstGames, gamesFrom } from '../../../common/requests';

const answered = async (request: ReturnType<typeof gamesFrom>) =>
  (await call(gameList, request, { alert: false })).data.lanes;

/** Lets the browser paint and take taps before the next piece of work. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The gateway's categories that fill one of ours, or all when none is named, in the order in which they are shown (R9.35). */
async function sources(category: string | undefined, isMerged: boolean): Promise<readonly string[]> {
  if (category !== undefined && !isMerged) return [category];
  const lanes = arrangeLanes(await answered(firstGames));
  const wanted = isMerged ? lanes.filter(({ title }) => title === category) : lanes;
  return wanted.flatMap(({ mapping }) => mapping.titles);
}

/** What takes the games up as they come; gives how many of them were new. */
export type Take = (lanes: readonly GameLane[]) => number;

async function loadCategory(category: string, take: Take): Promise<void> {
  for (let offset = 0; ; ) {
    const lanes = await answered(gamesFrom(category, offset));
    const count = lanes.reduce((sum, { cards }) => sum + cards.length, 0);
    const total = lanes.reduce((sum, { gameCount }) => sum + gameCount, 0);
    offset += count;
    // A gateway that knows no offset gives the same games again.
    if (take(lanes) === 0 || offset >= total) return;
    await breathe();
  }
}

/**
 * Loads the games of a category, or of all, some at a time, so that no answer is too big to be parsed in between two
 * frames. `isMerged`: the category is made of lanes of others.
 * @throws RequestError
 */
export async function loadGames(category: string | undefined, isMerged: boolean, take: Take): Promise<void> {
  for (const source of await sources(category, isMerged)) await loadCategory(source, take);
}
