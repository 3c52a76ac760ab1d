import { parseArgs } from 'node:util';
import { pieces } from '../workspace';

export type Piece = string;

/** The command line asks for something that there is not. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  readonly code = 'argument-invalid';
}

/** How a developer calls a piece: `shell`, or the remote's name. */
export const shortName = (piece: string): string => piece.replace(/^remote-/, '');

function valuesOf(args: readonly string[]): readonly string[] | undefined {
  try {
    return parseArgs({ args: [...args], options: { only: { type: 'string', multiple: true } } }).values.only;
  } catch (cause) {
    throw new ArgumentError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function pieceCalled(name: string): Piece {
  const piece = pieces.find((one) => shortName(one) === shortName(name));
  if (piece) return piece;
  const known = pieces.map(shortName).join(', ');
  throw new ArgumentError(`There is no piece "${name}". The pieces are: ${known}.`);
}

/**
 * The pieces to develop: all, or those that `--only` names, separated by commas.
 * @param args the command line without the program
 * @throws ArgumentError
 */
export function choosePieces(args: readonly string[]): readonly Piece[] {
  const only = valuesOf(args);
  if (!only) return pieces;
  const wanted = only.flatMap((list) => list.split(',')).map((name) => pieceCalled(name.trim()));
  return pieces.filter((piece) => wanted.includes(piece));
}
