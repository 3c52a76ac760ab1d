import { helpCentre } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { say } from '../texts/say';

const questions = {
  account: ['password', 'name'],
  money: ['deposit', 'withdraw'],
  games: ['frozen'],
  safety: ['limits'],
} as const;
const categories = ['account', 'money', 'games', 'safety'] as const;

/** What members ask most (R2.12). */
export const helpAnswer = (): Answer =>
  answer(helpCentre, ({ language }) => ({
    categories: categories.map((id) => ({
      id,
      title: say(language, `help.${id}`),
      questions: questions[id].map((name) => ({
        id: name,
        question: say(language, `help.${name}.q`),
        answer: say(language, `help.${name}.a`),
      })),
    })),
  }));
