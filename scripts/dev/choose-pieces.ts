import { shortName } from '@tessera/build/dev';
import { pieces } from '../workspace';
import { ArgumentError, namesIn, only, readArguments } from './arguments';

export type Piece = string;

function pieceCalled(name: string): Piece {
  const piece = pieces.find((one) => shortName(one) === shortName(name));
  if (piece) return piece;
  const known = pieces.map(shortName).join(', ');
  throw new ArgumentError(`There is no piece "${name}". The pieces are: ${known}.`);
}

/** The pieces of these lists of names, separated by commas; all of them without a list. @throws ArgumentError */
export function piecesIn(lists: readonly string[] | undefined): readonly Piece[] {
  if (!lists) return pieces;
  const wanted = namesIn(lists).map(pieceCalled);
  return pieces.filter((piece) => wanted.includes(piece));
}

/**
 * The pieces that `--only` names, or all.
 * @param args the command line without the program
 * @throws ArgumentError
 */
export const choosePieces = (args: readonly string[]): readonly Piece[] =>
  piecesIn(readArguments(args, { only }).only);
