import type { HelpCategory } from '@tessera/contract';
import { fold, matcher } from '@tessera/i18n/search';

/** The text of an answer without tags and attributes. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/**
 * Searches questions, answers and the titles of the categories.
 * @returns the categories that have matching questions, with these questions only
 */
export function searchQuestions(categories: readonly HelpCategory[], query: string): readonly HelpCategory[] {
  const matches = matcher(query);
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        matches(fold(`${category.title} ${question} ${textOf(answer)}`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
