import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliModule, findNginx, startNginx } from '@tessera/release/testing';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';
import { inWorkspace } from '../workspace';

/**
 * Serves the store of a running end-to-end product with nginx, as docs/operations.md tells operators to:
 * `nginx-server <product> <port of the gateway> <port of nginx>`.
 */
const [product = '', gateway = '', port = ''] = process.argv.slice(2);
const store = inWorkspace('.tessera', product, 'store');
const out = mkdtempSync(path.join(tmpdir(), 'tessera-nginx-'));
const listen = `127.0.0.1:${port}`;
const site = [
  ...['--import', 'tsx', inWorkspace('release/src/main.ts'), 'nginx', '--fast'],
  ...['--store', store, '--files', store, '--out', out, '--listen', listen],
  ...['--gateway', `http://127.0.0.1:${gateway}`, '--brotli-module', brotliModule],
];

findNginx();
execFileSync(process.execPath, site);
const url = `http://${listen}`;
const nginx = await startNginx(out, url);
const follow = ['--every', '1', '--signal', path.join(out, 'nginx.pid')];
const renderer = spawn(process.execPath, [...site, ...follow], { stdio: ['ignore', 'ignore', 'inherit'] });
stopWithProcess({
  close: async () => {
    renderer.kill('SIGTERM');
    await nginx.close();
    rmSync(out, { recursive: true, force: true });
  },
});
endWithParent();
console.log('nginx is up');
