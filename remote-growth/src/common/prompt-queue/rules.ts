import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSite } from '@tessera/shell/site';
import { isConsentSettled } from '../consent';

/** How a prompt takes its turn. */
interface Rule {
  /**
   * What the prompt is about. A visit gets each topic once, and `perVisit` of them altogether, once the question for
   * consent is answered or not asked. Without a topic, the prompt is necessary: it comes in each visit in which it has
   * a reason, and is not counted.
   */
  readonly topic?: 'app' | 'news' | 'notifications';
  /** The page below stays usable: a necessary prompt does not wait until it is answered. */
  readonly isBar?: true;
  /**
   * What the prompt needs besides its time: an `occasion` that makes it welcome, such as a first deposit, or a `tap`, and
   * then it never opens by itself. A merchant can drop this for a topic, and have it open on any visit.
   */
  readonly waitsFor?: 'occasion' | 'tap';
}

/**
 * All prompts: what interrupts a visitor without a request. The most urgent first. A merchant can change the number of
 * topics in a visit, leave topics out, and have topics wait for nothing (`mobileTemplate.prompts` of the status).
 */
const rules = {
  consent: { isBar: true },
  'app-upgrade': {},
  install: { topic: 'app' },
  announcements: { topic: 'news', waitsFor: 'tap' },
  notifications: { topic: 'notifications', waitsFor: 'occasion' },
  'download-popup': { topic: 'app' },
} as const satisfies Record<string, Rule>;

/** The topics that a visit gets, if the merchant does not set another number. */
const PER_VISIT = 1;

export type Prompt = keyof typeof rules;

const ruleOf = (prompt: Prompt): Rule => rules[prompt];

/** The topics of this visit. A visit lasts as long as the tab. */
const topics = storedValue(keys.promptTopics);

export const isBar = (prompt: Prompt): boolean => ruleOf(prompt).isBar === true;

const merchantRules = () => currentSite().mobileTemplate.prompts ?? {};

/** What a prompt waits for besides its time, at this merchant. */
export function waitsFor(prompt: Prompt): Rule['waitsFor'] {
  const rule = ruleOf(prompt);
  const { onVisit = [] } = merchantRules();
  return rule.topic !== undefined && onVisit.includes(rule.topic) ? undefined : rule.waitsFor;
}

/** Whether the visit has a turn for the prompt. */
function hasTurn(prompt: Prompt): boolean {
  const { topic } = ruleOf(prompt);
  if (topic === undefined) return true;
  if (!isConsentSettled() || waitsFor(prompt) === 'tap') return false;
  const { perVisit = PER_VISIT, without = [] } = merchantRules();
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
