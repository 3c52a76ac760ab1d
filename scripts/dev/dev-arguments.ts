import { pageOrigin } from '@tessera/build/dev';
import { ArgumentError, only, readArguments } from './arguments';
import { type Piece, piecesIn } from './choose-pieces';

export interface DevArguments {
  readonly hot: readonly Piece[];
  /** Origin of a shell that runs elsewhere, which the remotes are developed in. */
  readonly page?: string;
}

function originOf(text: string): string {
  const origin = pageOrigin(text);
  if (origin !== undefined) return origin;
  throw new ArgumentError(
    `--for takes the address of a page, such as https://m.aurora.example, not "${text}".`,
  );
}

/**
 * What `dev` is to do: `--only` names pieces, `--for` the page of a shell that runs elsewhere.
 * @param args the command line without the program
 * @throws ArgumentError
 */
export function devArguments(args: readonly string[]): DevArguments {
  const values = readArguments(args, { only, for: { type: 'string' } });
  const chosen = piecesIn(values.only);
  if (values.for === undefined) return { hot: chosen };
  if (values.only && chosen.includes('shell'))
    throw new ArgumentError('A shell that runs elsewhere stays as it is: --for is for remotes only.');
  return { hot: chosen.filter((piece) => piece !== 'shell'), page: originOf(values.for) };
}
