import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing } from '../wire/scalars';
import { mainListOf } from '../wire/tolerant';
import { gameCard } from './game-list';

/** The games that the member likes, the latest first, on every device. */
export const favouriteList = defineEndpoint({
  name: 'favouriteList',
  method: 'GET',
  path: relay('GCSGAME_getFavourites'),
  request: nothing,
  answer: v.object({ games: mainListOf(gameCard) }),
  authorization: 'required',
  assumed:
    'The specification shows no favourites; `favourites` of the status says that the gateway keeps them',
});

/** Adds games to the favourites and removes others, by their id. Repeating it changes nothing. */
export const changeFavourites = defineEndpoint({
  name: 'changeFavourites',
  method: 'POST',
  path: relay('GCSGAME_changeFavourites'),
  request: v.object({ add: v.array(identifier), remove: v.array(identifier) }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'As favouriteList',
});
