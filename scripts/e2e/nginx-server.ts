import { openFolderStore } from '@tessera/release';
import { startedNginx, stopNginx } from '@tessera/release/testing';
import { NGINX_PORT } from '../../e2e/product/products';
import { demoHosts } from '../product/demo-hosts';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';
import { inWorkspace } from '../workspace';

/** Serves the store of a running end-to-end product by nginx: `nginx-server <product> <its port>`. */
const [product = '', port = ''] = process.argv.slice(2);
const dir = inWorkspace('.tessera', product, 'store');
const { url } = await startedNginx(
  { store: openFolderStore(dir), dir },
  { merchants: demoHosts(), gateway: `http://127.0.0.1:${port}`, port: NGINX_PORT },
);
stopWithProcess({ url, close: stopNginx });
endWithParent();
console.log('nginx is up');
