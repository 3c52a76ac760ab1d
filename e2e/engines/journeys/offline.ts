import { lanes, navEntry, sees } from '../actions';
import type { JourneyTest } from '../journey';
import { workerReady } from '../worker';

export function offline(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts' });

  test('a start without the network shows the frame and what was there, and goes on when it is back [R8.31]', async ({
    tab,
    front,
    messages,
  }) => {
    const home = `${await front.start('aurora')}/m/home`;
    await tab.goto(home);
    await sees(lanes(tab));
    await workerReady(tab);
    messages.expectMessage(/./);
    front.isCut = true;
    await tab.goto(home);
    await sees(navEntry(tab, 'Home'));
    await sees(lanes(tab));
    front.isCut = false;
    await tab.goto(home);
    await navEntry(tab, 'Account').click();
    await sees(tab.getByLabel('Username', { exact: true }));
  });
}
