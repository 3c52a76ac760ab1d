import { type Words, words } from '@tessera/ui/stories';
import { type Choice, GALLERY } from '../choice';

/** The address of the texts of the stories in the pseudo-language, which the server makes. */
const pseudoAddress = (direction: Choice['direction']): string => `${GALLERY}words/${direction}.json`;

/** @returns the texts of the stories @throws Error if the server does not answer with them */
export async function wordsOf({ direction, text }: Choice): Promise<Words> {
  if (text === 'normal') return words[direction];
  const answer = await fetch(pseudoAddress(direction));
  if (!answer.ok) throw new Error(`${answer.url} answers with ${answer.status}`);
  return answer.json();
}
