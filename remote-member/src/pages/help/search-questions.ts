import type { HelpCategory } from '@tessera/contract';
import { fold, matcher } from '@tessera/i18n/search';

/** Words of an answer, without the tags and their attributes. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** The categories with the questions that a search finds in question, answer or name of the category. */
export function foundIn(categories: readonly HelpCategory[], query: string): readonly HelpCategory[] {
  const fits = matcher(query);
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        fits(fold(`${category.title} ${question} ${wordsOf(answer)}`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
