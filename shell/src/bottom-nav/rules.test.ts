import {
  type FooterEntry,
  footerEntries,
  type MemberType,
  type SiteStatus,
  siteStatus,
} from '@tessera/contract';
import * as v from 'valibot';
import { isActiveEntry } from './entry-paths';
import { entryRules, judge } from './entry-rules';
import { navWeight } from './icon-weight';
import { navIcons } from './icons';
import { type TapPorts, tap } from './tap';
import { visibleNavEntries } from './visible-entries';

const visitors: ReadonlyArray<MemberType | undefined> = [undefined, 0, 1, 2, 4, 40, 41, 42];

/** Entry; whether it needs a login, rejects free (4) and virtual (40 to 42) accounts; its row. */
const table: ReadonlyArray<readonly [FooterEntry, 'yes' | 'no', 'yes' | 'no', 'yes' | 'no', string]> = [
  ['home', 'no', 'no', 'no', '[R2.34]'],
  ['service', 'no', 'no', 'no', '[R2.35]'],
  ['activity', 'no', 'no', 'no', '[R2.36]'],
  ['notice', 'no', 'no', 'no', '[R2.37]'],
  ['game', 'no', 'no', 'no', '[R2.38]'],
  ['helps', 'no', 'no', 'no', '[R2.39]'],
  ['member', 'yes', 'yes', 'no', '[R2.40]'],
  ['wallet', 'yes', 'yes', 'no', '[R2.41]'],
  ['chat', 'yes', 'yes', 'no', '[R2.42]'],
  ['reward', 'yes', 'yes', 'no', '[R2.43]'],
  ['invite', 'yes', 'yes', 'no', '[R2.44]'],
  ['withdraw', 'yes', 'yes', 'yes', '[R2.45]'],
  ['deposit', 'yes', 'yes', 'yes', '[R2.46]'],
];

/** What a tap does, in words. */
async function deeds(
  entry: FooterEntry,
  type: MemberType | undefined,
  { referral = false, mayDeposit = true } = {},
): Promise<string[]> {
  const done: string[] = [];
  const ports: TapPorts = {
    go: (path) => void done.push(`go ${path}`),
    alert: (key) => void done.push(`alert ${key}`),
    openCustomerService: () => void done.push('customer service'),
    openChat: () => void done.push('chat'),
    checkDeposit: async () => {
      done.push('check deposit');
      return mayDeposit;
    },
    isReferralEnabled: () => referral,
  };
  await tap(entry, type, ports);
  return done;
}

describe.each(table)(
  '%s: login %s, rejected for free %s, for virtual %s %s',
  (entry, login, free, virtual) => {
    test('is what the rule says', () => {
      expect(entryRules[entry]).toEqual({
        login: login === 'yes',
        rejectsFree: free === 'yes',
        rejectsVirtual: virtual === 'yes',
      });
    });

    test.each(visitors)('member type %s', async (type) => {
      const isRejected = (type === 4 && free === 'yes') || ((type ?? 0) >= 40 && virtual === 'yes');
      const expected =
        type === undefined ? (login === 'yes' ? 'login' : 'allowed') : isRejected ? 'rejected' : 'allowed';
      expect(judge(entry, type)).toBe(expected);
      // What a visitor's tap on the referral entry means is a rule of its own (R4.22).
      if (entry === 'invite' && type === undefined) return;
      const [first] = await deeds(entry, type);
      if (expected === 'login') expect(first).toMatch(/^go \/m\/login(\?|$)/);
      else if (expected === 'rejected') expect(first).toBe('alert free_reject');
      else expect(first).not.toMatch(/login|free_reject/);
    });
  },
);

test('an entry that needs a login sends a visitor there, and back afterwards [R4.18]', async () => {
  await expect(deeds('wallet', undefined)).resolves.toEqual(['go /m/login?backUrl=%2Fm%2Fwallet']);
  await expect(deeds('chat', undefined)).resolves.toEqual(['go /m/login']);
});

test.each([4, 40, 41, 42] as const)(
  'type %d is rejected with free_reject and goes nowhere [R4.19, R6.2a]',
  async (type) => {
    await expect(deeds('deposit', type)).resolves.toEqual(['alert free_reject']);
    await expect(deeds('withdraw', type)).resolves.toEqual(['alert free_reject']);
  },
);

test('a deposit first awaits its check, and stops when that fails [R4.20]', async () => {
  await expect(deeds('deposit', 0)).resolves.toEqual(['check deposit', 'go /m/voucherCenter']);
  await expect(deeds('deposit', 0, { mayDeposit: false })).resolves.toEqual(['check deposit']);
});

test.each([
  ['an agent', 1, false, 'go /m/agentRegister'],
  ['an agent, promotion on', 2, true, 'go /m/agentRegister'],
  ['a member, promotion on', 0, true, 'go /m/inviteFriends'],
  ['a virtual account, promotion on', 41, true, 'go /m/inviteFriends'],
  ['a member, promotion off', 0, false, 'customer service'],
  ['a visitor, promotion on', undefined, true, 'go /m/inviteFriends'],
  ['a visitor, promotion off', undefined, false, 'alert coming_soon'],
  ['a free account, promotion on', 4, true, 'alert free_reject'],
] as const)('invite of %s [R4.22, R6.2b, R6.6]', async (_, type, referral, deed) => {
  await expect(deeds('invite', type, { referral })).resolves.toEqual([deed]);
});

test('service opens the customer-service list for everyone [R2.31]', async () => {
  for (const type of visitors) await expect(deeds('service', type)).resolves.toEqual(['customer service']);
});

test.each([
  ['home', '/m/home'],
  ['activity', '/m/activity'],
  ['reward', '/m/rewardCenter'],
  ['game', '/m/game'],
  ['live', '/m/live'],
  ['helps', '/m/helpCenter'],
  ['member', '/m/member/home'],
  ['notice', '/m/notice'],
  ['wallet', '/m/wallet'],
  ['withdraw', '/m/withdraw'],
] as const)('%s leads a member to %s, which makes it the active entry [R2.33]', async (entry, path) => {
  await expect(deeds(entry, 0)).resolves.toEqual([`go ${path}`]);
  expect(footerEntries.filter((other) => isActiveEntry(other, path))).toEqual([entry]);
});

test('home is active on every alias of the landing [R2.33]', () => {
  for (const path of ['/m/home', '/m', '/m/', '/m/index', '/m/index.html'])
    expect(isActiveEntry('home', path)).toBe(true);
  for (const path of ['/m/homes', '/m/login', '/']) expect(isActiveEntry('home', path)).toBe(false);
});

describe('the entries that show', () => {
  const site = (part: Record<string, unknown> = {}): SiteStatus =>
    v.parse(siteStatus, { singleWallet: false, ...part });
  const all = (part: Record<string, unknown> = {}) =>
    visibleNavEntries(
      site({ mobileTemplate: { footer_nav: [...footerEntries] }, whitelabelVal: { CBS3: true }, ...part }),
    );

  test('are those of footer_nav, in its order [R2.25a]', () => {
    expect(visibleNavEntries(site({ mobileTemplate: { footer_nav: ['game', 'home', 'wallet'] } }))).toEqual([
      'game',
      'home',
      'wallet',
    ]);
  });

  test.each([undefined, [], '', 7])(
    'are the default ones when footer_nav is %j [R2.25b, R9.5]',
    (footer_nav) => {
      expect(visibleNavEntries(site({ mobileTemplate: { footer_nav } }))).toEqual([
        'home',
        'deposit',
        'member',
        'activity',
        'service',
      ]);
    },
  );

  test('can be any of the platform’s fourteen [R2.26]', () => {
    expect([...all()].sort()).toEqual(
      'activity chat deposit game helps home invite live member notice reward service wallet withdraw'.split(
        ' ',
      ),
    );
  });

  test('leave out what nobody knows and what was said before, with a warning', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const footer_nav = ['home', 'casino', 'home', 'game'];
    expect(visibleNavEntries(site({ mobileTemplate: { footer_nav } }))).toEqual(['home', 'game']);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('casino'));
    warned.mockRestore();
  });

  test('wallet needs a merchant with several wallets [R2.28]', () => {
    expect(all({ singleWallet: false })).toContain('wallet');
    expect(all({ singleWallet: true })).not.toContain('wallet');
  });

  test('chat needs the flag CBS3 [R2.29]', () => {
    expect(all({ whitelabelVal: { CBS3: true } })).toContain('chat');
    expect(all({ whitelabelVal: {} })).not.toContain('chat');
  });

  test.each([
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [false, false, true],
  ])(
    'deposit switch %s and CREDITMAR3 %s: deposit and withdraw %s [R2.30]',
    (depositSwitch, CREDITMAR3, shown) => {
      const entries = all({ depositSwitch, whitelabelVal: { CREDITMAR3 } });
      expect([entries.includes('deposit'), entries.includes('withdraw')]).toEqual([shown, shown]);
    },
  );
});

test.each([
  ['MT8801', undefined, 'regular'],
  ['MT8802', undefined, 'bold'],
  ['MT8803', undefined, 'fill'],
  ['MT8806', undefined, 'bold'],
  ['MT8808', undefined, 'regular'],
  ['MT8813', undefined, 'fill'],
  ['MT9999', undefined, 'regular'],
  ['MT8801', 'solid', 'fill'],
  ['MT8803', 'line', 'regular'],
  ['MT8808', 'bold', 'bold'],
  ['MT8802', 'glittering', 'bold'],
])('template %s with icon theme %s draws %s icons [R2.32a]', (template, theme, weight) => {
  expect(navWeight(template, theme)).toBe(weight);
});

test('every entry has an icon of its own in every weight [R2.32a]', () => {
  for (const icons of Object.values(navIcons)) {
    const drawn = footerEntries.map((entry) => icons[entry]);
    expect(new Set(drawn).size).toBe(footerEntries.length);
    for (const outline of drawn) expect(outline).toMatch(/^M[\d.]/);
  }
});
