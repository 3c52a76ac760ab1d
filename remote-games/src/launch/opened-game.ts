import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

const openedGame = v.object({
  vendor: v.string(),
  code: v.string(),
  title: v.string(),
  vendorName: v.optional(v.string()),
  image: v.optional(v.string()),
});
type OpenedGame = v.InferOutput<typeof openedGame>;

const last = storedValue('session', 'tessera:opened-game', openedGame);

/** Keeps name and artwork of a game that is being opened: the launch page's address carries neither. */
export const rememberGame = (game: OpenedGame): void => last.set(game);

/** Name and artwork of the game that was opened last, if it is this one. */
export function rememberedGame(game: { vendor: string; code: string } | undefined): OpenedGame | undefined {
  const opened = last.get();
  return opened?.vendor === game?.vendor && opened?.code === game?.code ? opened : undefined;
}
