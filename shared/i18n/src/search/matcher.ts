import { fold } from './fold';

/** Whether a folded text contains every word of a query, in any order. An empty query matches all texts. */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}
