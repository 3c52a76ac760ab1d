import { footerEntries, type SiteStatus, siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { visibleNavEntries } from './visible-entries';

describe('the shown entries', () => {
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

  test('can be any of the fourteen entries of the platform [R2.26]', () => {
    expect([...all()].sort()).toEqual(
      'activity chat deposit game helps home invite live member notice reward service wallet withdraw'.split(
        ' ',
      ),
    );
  });

  test('leave out unknown and repeated names, with a warning for unknown ones', () => {
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
