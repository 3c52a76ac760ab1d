import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSite } from '@tessera/shell/site';

/** How a prompt takes its turn. */
interface Rule {
  /**
   * What the prompt is about. A visit gets each topic once, and `perVisit` of them altogether. Without a topic, the
   * prompt is necessary: it comes in each visit in which it has a reason, and is not counted.
   */
  readonly topic?: 'app' | 'news' | 'notifications';
  /** The page below stays usable: other prompts do not wait until it is answered. */
  readonly isBar?: true;
}

/**
 * All prompts: what interrupts a visitor without a request. The most urgent first. A merchant can change the number of
 * topics in a visit, and leave topics out (`mobileTemplate.prompts` of the status).
 */
const rules = {
  consent: { isBar: true },
  'app-upgrade': {},
  install: { topic: 'app' },
  announcements: { topic: 'news' },
  notifications: { topic: 'notifications' },
  'download-popup': { topic: 'app' },
} as const satisfies Record<string, Rule>;

/** The topics that a visit gets, if the merchant does not set another number. */
const PER_VISIT = 1;

export type Prompt = keyof typeof rules;

const ruleOf = (prompt: Prompt): Rule => rules[prompt];

/** The topics of this visit. A visit lasts as long as the tab. */
const topics = storedValue(keys.promptTopics);

export const isBar = (prompt: Prompt): boolean => ruleOf(prompt).isBar === true;

/** Whether the visit has a turn for the prompt. */
function hasTurn(prompt: Prompt): boolean {
  const { topic } = ruleOf(prompt);
  if (topic === undefined) return true;
  const { perVisit = PER_VISIT, without = [] } = currentSite().mobileTemplate.prompts ?? {};
  const before = topics.get() ?? [];
  return before.length < perVisit && !before.includes(topic) && !without.includes(topic);
}

/** @returns the most urgent of the prompts that wait and have a turn */
export const nextPrompt = (isWaiting: (prompt: Prompt) => boolean): Prompt | undefined =>
  (Object.keys(rules) as Prompt[]).find((prompt) => isWaiting(prompt) && hasTurn(prompt));

/** Counts the topic of a prompt that shows. */
export function countTurn(prompt: Prompt): void {
  const { topic } = ruleOf(prompt);
  if (topic !== undefined) topics.set([...(topics.get() ?? []), topic]);
}
