import type { Endpoint } from '@tessera/contract';
import { type Mutation, mutationsOf, nameOfPlace, type Place } from '@tessera/contract/testing';
import * as v from 'valibot';
import { askIn, endpoints } from '../testing/ask';
import { sandboxForTests } from '../testing/sandbox';
import { withoutNull } from '../testing/without-null';

const sandbox = sandboxForTests();

/**
 * What a screen cannot do without, by the name of the call: without it the answer is refused. All other mutations are
 * read. Fields of items of a list never stand here: the item is left out alone.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  // A session, or a step of one.
  login: ['token'],
  loginFirebase: ['token'],
  loginLine: ['token'],
  loginMaya: ['token'],
  loginTelegram: ['token'],
  register: ['token'],
  registerMobile: ['token'],
  registerSocial: ['token'],
  verifyLineCode: ['lineSessionToken'],
  autoUsername: ['username'],
  captchaImage: ['image'],
  geetest: ['gt', 'challenge'],
  // The address that the call is made for.
  launchGame: ['gameUrl'],
  launchSeaLottery: ['gameUrl'],
  launchVietnamLottery: ['gameUrl'],
  gameTrialLaunch: ['gameUrl'],
  // A setting that cannot be read must not count as none: tracking would start without consent.
  consent: ['info'],
  // Money: what was booked, and the amounts without which a form would be wrong.
  submitDeposit: ['id', 'amount', 'payable'],
  submitWithdrawal: ['id', 'amount'],
  transferWallet: ['id', 'amount'],
  settleRequest: ['booked'],
  claimReward: ['id', 'amount'],
  depositOrder: ['amount', 'payable'],
  withdrawAccountInfo: ['withdrawable', 'minimum', 'maximum', 'fee', 'fee.percent', 'fee.fixed', 'accounts'],
  // An upload is known by its id, and so is the feedback that is added to the list.
  uploadFeedbackPicture: ['id'],
  submitFeedback: ['id'],
  // Without one of them no app can be bound.
  startAuthenticator: ['secret', 'uri'],
  // The list that a page is about: another type in its place is not an empty list.
  gameList: ['data', 'data.lanes'],
  depositMethods: ['methods'],
  transactions: ['items'],
  betDays: ['days'],
  betList: ['items'],
  balanceChanges: ['items'],
  bonusWagering: ['bonuses'],
  favouriteList: ['games'],
  topGames: ['games'],
  // Rules must not seem to be empty.
  rulePage: ['content'],
  rewardList: ['rewards'],
  activityList: ['activities'],
  inboxList: ['messages'],
  noticeList: ['notices'],
  feedbackList: ['entries'],
  helpCentre: ['categories'],
  signedInDevices: ['devices'],
  playLimits: ['limits'],
};

/** Whether no answer is refused as a whole. */
const readsAnything = ({ answer }: Endpoint): boolean => answer.type === 'unknown';

/** The calls of which the product reads the answer. */
const read = endpoints.filter((endpoint) => !readsAnything(endpoint) || 'pipe' in endpoint.answer);

/** Names of fields that are amounts of money. */
const moneyNames = new Set(
  'total withdrawable locked amount minimum maximum percent fixed fee payable coins inviterBonus friendBonus minimumDeposit earned pending commission commissionPercent quickAmounts'.split(
    ' ',
  ),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The amounts in a value, in any form. */
function amountsIn(value: unknown, isMoney = false): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => amountsIn(item, isMoney));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, part]) => amountsIn(part, moneyNames.has(name)));
  return isMoney && value !== null && value !== undefined && value !== 'unreadable' ? [value] : [];
}

/** What differs between two parsed values beyond a place. An item of a list may be missing at it. */
function differencesBeyond(place: Place, one: unknown, other: unknown, at: Place = []): readonly string[] {
  if (JSON.stringify(one) === JSON.stringify(other) || place.length === at.length) return [];
  const step = place[at.length];
  if (Array.isArray(one) && Array.isArray(other) && typeof step === 'number') {
    const left = other.length === one.length ? other : [undefined, ...other];
    return one.flatMap((item, index) =>
      index === step
        ? left[index] === undefined
          ? []
          : differencesBeyond(place, item, left[index], [...at, step])
        : JSON.stringify(item) === JSON.stringify(left[index])
          ? []
          : [nameOfPlace([...at, index])],
    );
  }
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
      name === step
        ? differencesBeyond(place, one[name], other[name], [...at, name])
        : JSON.stringify(one[name]) === JSON.stringify(other[name])
          ? []
          : [nameOfPlace([...at, name])],
    );
  // The part that encloses the place fell back to its default, or is absent.
  return [];
}

/** Answers with what the sandbox's have empty for a new member. */
const fuller: Readonly<Record<string, unknown>> = {
  agentProgram: {
    standing: 'agent',
    commissionPercent: '35',
    code: 'AGENT-1',
    team: { members: 3, active: 2, commission: '85.00', pending: '18.20' },
    members: [{ name: 'le***', at: 1_790_000_000_000, commission: '42.50' }],
  },
  feedbackList: {
    entries: [
      { id: 'f1', topic: 'idea', text: 'More tables', at: 1_790_000_000_000, pictures: 2, reply: 'Soon' },
    ],
  },
  trackingSetting: {
    networks: [
      { network: 'meta', id: 'p1', script: 'https://mirror.example/p.js', events: { login: 'Login' } },
    ],
  },
};

const asked = new Map<Endpoint, Promise<unknown>>();

/** Asks once for both tests of a call, since a member registers or sends a code only once. */
function validAnswer(endpoint: Endpoint): Promise<unknown> {
  const known = asked.get(endpoint);
  if (known) return known;
  const ask = async () => {
    if (fuller[endpoint.name]) return fuller[endpoint.name];
    const answer = await askIn(sandbox().url, endpoint, 'aurora');
    return endpoint.bare ? answer : answer.value;
  };
  const answer = ask();
  asked.set(endpoint, answer);
  return answer;
}

const said = ({ place, what }: Mutation) => `${nameOfPlace(place) || 'the value'}: ${what}`;

describe.each(read.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  const needed = [...(readsAnything(endpoint) ? [] : ['']), ...(required[name] ?? [])];

  test('a mutation of one field is read, unless the field is required; nothing else changes', async () => {
    const valid = await validAnswer(endpoint);
    const whole = v.parse(endpoint.answer, valid);
    const refused = new Set<string>();
    const problems: string[] = [];
    for (const mutation of mutationsOf(valid)) {
      const parsed = v.safeParse(endpoint.answer, mutation.value);
      const where = nameOfPlace(mutation.place);
      if (!parsed.success) {
        refused.add(where);
        if (!needed.includes(where)) problems.push(`${said(mutation)} is refused`);
        continue;
      }
      for (const difference of differencesBeyond(mutation.place, whole, parsed.output))
        problems.push(`${said(mutation)} changes ${difference}`);
      const sent = amountsIn(mutation.value).map(String);
      for (const amount of amountsIn(parsed.output)) {
        if (typeof amount !== 'string') problems.push(`${said(mutation)} makes an amount a ${typeof amount}`);
        const found = sent.indexOf(String(amount));
        if (found < 0) problems.push(`${said(mutation)} makes up the amount ${String(amount)}`);
        else sent.splice(found, 1);
      }
    }
    expect(problems).toEqual([]);
    expect([...refused].sort()).toEqual(needed.sort());
  });

  test('what the gateway sends as null is the same as what it does not send', async () => {
    const valid = await validAnswer(endpoint);
    expect(v.parse(endpoint.answer, valid)).toEqual(v.parse(endpoint.answer, withoutNull(valid)));
  });
});
