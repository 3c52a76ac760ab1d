/** @jest-environment jsdom */
import { serviceScript } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { loadServiceScripts, scriptsIn } from './service-scripts';

provideRelease();
const gateway = provideGateway();

test('scripts are loaded by their address, over https or from our own origin [R7.38]', () => {
  const html = [
    '<script src="https://chat.example/widget.js" onload="alert(1)"></script>',
    '<script async src="/wps/chat.js"></script>',
    '<p>text</p><script src="http://plain.example/x.js"></script>',
    '<script src="javascript:alert(1)"></script><script src="https://"></script>',
  ].join('\n');
  expect(scriptsIn(html)).toEqual([
    { addresses: ['https://chat.example/widget.js'] },
    { addresses: ['http://localhost/wps/chat.js'] },
  ]);
});

test('a script that fails is loaded from its backup [R7.52]', async () => {
  const backup = 'https://backup.example/widget.js';
  gateway.on(serviceScript, {
    value: { scripts: `<script src="https://cdn.example/widget.js" data-backup="${backup}"></script>` },
  });
  jest.resetModules();
  await (await import('./service-scripts')).loadServiceScripts();
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="widget"]')];
  expect(scripts().map(({ src }) => src)).toEqual(['https://cdn.example/widget.js']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  scripts()[1]?.dispatchEvent(new Event('error'));
  expect(scripts().map(({ src }) => src)).toEqual(['https://cdn.example/widget.js', backup]);
});

test('the inline script of a vendor’s embed becomes the key that it sets [R7.38, R7.52]', async () => {
  const embed = `<script>
    window.__lc = window.__lc || {};
    window.__lc.license = 1234567;
    window.__lc.group = 8;
    ;(function(n,t,c){ /* the vendor's loader */ }(window,document,[].slice))
  </script>`;
  gateway.on(serviceScript, { value: { scripts: embed } });
  jest.resetModules();
  await (await import('./service-scripts')).loadServiceScripts();
  expect(Reflect.get(globalThis, '__lc')).toEqual({ license: 1234567, group: 8, asyncInit: true });
  const [script] = document.head.querySelectorAll<HTMLScriptElement>('script[src*="livechatinc"]');
  expect(script?.src).toBe('https://cdn.livechatinc.com/tracking.js');
  script?.remove();
});

test('an inline script of another vendor, which the policy blocks, is left out with a warning', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(scriptsIn('<script>window.other = {}</script>')).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test('they are loaded once, and again after a failure [R7.38]', async () => {
  gateway.received.length = 0;
  const added = jest.spyOn(document.head, 'append').mockImplementation(() => undefined);
  gateway.on(serviceScript, { status: 503 });
  await loadServiceScripts();
  gateway.on(serviceScript, { value: { scripts: '<script src="/wps/chat.js"></script>' } });
  await Promise.all([loadServiceScripts(), loadServiceScripts()]);
  await loadServiceScripts();
  expect(gateway.calls(serviceScript)).toHaveLength(2);
  const scripts = added.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
  expect(scripts.map(({ src }) => src)).toEqual(['http://localhost/wps/chat.js']);
});
