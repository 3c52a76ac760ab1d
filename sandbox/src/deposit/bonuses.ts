import type { DepositBonus } from '@tessera/contract';
import { rewardTitle } from '../rewards/demo-rewards';
import { say } from '../texts/say';

const bonuses = [
  { id: 'reload', title: 'bonus.reload', detail: 'bonus.reload_detail', minimum: '50.00' },
  { id: 'weekend', title: 'bonus.weekend', detail: 'bonus.weekend_detail', minimum: '200.00' },
] as const;

export const bonusNamed = (id: string) => bonuses.find((bonus) => bonus.id === id);

export function bonusTitle(id: string, language: string): string {
  const bonus = bonusNamed(id);
  return bonus ? say(language, bonus.title) : (rewardTitle(id, language) ?? id);
}

/** What a deposit may be given on top, in a language. */
export const bonusesIn = (language: string): DepositBonus[] =>
  bonuses.map(({ title, detail, ...bonus }) => ({
    ...bonus,
    title: say(language, title),
    detail: say(language, detail),
  }));
