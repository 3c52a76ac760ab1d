import { type GameLane, gameList } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { arrangeLanes, type GameCategory, isMergedCategory } from '../../../common/categories';
import { firstGames, gamesFrom } from '../../../common/requests';

const lanesOf = async (request: ReturnType<typeof gamesFrom>) =>
  (await call(gameList, request, { alert: false })).data.lanes;

/** Ends the current task, so that the browser can paint and handle input before the next one. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** @returns the gateway's categories that a category is made of, or all of them, in their order (R9.35) */
async function gatewayCategories(category: GameCategory | undefined): Promise<readonly string[]> {
  if (category !== undefined && !isMergedCategory(category)) return [category];
  const lanes = arrangeLanes(await lanesOf(firstGames));
  const wanted = category === undefined ? lanes : lanes.filter(({ title }) => title === category);
  return wanted.flatMap(({ mapping }) => mapping.titles);
}

/** Receives the games of one answer. @returns how many of them are new */
export type Receive = (lanes: readonly GameLane[]) => number;

async function loadCategory(category: string, receive: Receive): Promise<void> {
  for (let offset = 0; ; ) {
    const lanes = await lanesOf(gamesFrom(category, offset));
    const count = lanes.reduce((sum, { cards }) => sum + cards.length, 0);
    const total = lanes.reduce((sum, { gameCount }) => sum + gameCount, 0);
    offset += count;
    const added = receive(lanes);
    // Answers from the cache come without a new task.
    await yieldToMain();
    // A gateway that ignores `offset` sends the same games again.
    if (added === 0 || offset >= total) return;
  }
}

/**
 * Loads the games of a category, or of all, one page of them at a time. So each answer is parsed between two frames.
 * @throws RequestError
 */
export async function loadGames(category: GameCategory | undefined, receive: Receive): Promise<void> {
  for (const each of await gatewayCategories(category)) await loadCategory(each, receive);
}
