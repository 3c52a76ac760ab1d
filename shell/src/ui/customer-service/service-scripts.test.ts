/** @jest-environment jsdom */
import { serviceScript } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { loadServiceScripts, scriptAddresses } from './service-scripts';

provideRelease();
const gateway = provideGateway();

test('scripts are loaded by their address, over https or from our own origin [R7.38]', () => {
  const html = [
    '<script src="https://chat.example/widget.js" onload="alert(1)"></script>',
    '<script async src="/wps/chat.js"></script>',
    '<p>text</p><script src="http://plain.example/x.js"></script>',
    '<script src="javascript:alert(1)"></script><script src="https://"></script>',
  ].join('\n');
  expect(scriptAddresses(html)).toEqual([
    ['https://chat.example/widget.js'],
    ['http://localhost/wps/chat.js'],
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

test('an inline script, which the policy blocks, is left out with a warning', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(scriptAddresses('<script>window.__lc = {}</script>')).toEqual([]);
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
