import { rmSync } from 'node:fs';
import { emulatorProject } from '@tessera/sandbox';
import { identity } from '../../e2e/product/products';
import { startEmulator } from '../identity/emulator';
import { runProduct } from '../product/run-product';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';
import { inWorkspace } from '../workspace';

// A product that uses the real emulator of the identity service.
const { product, emulatorPort } = identity;
rmSync(inWorkspace('.tessera', product.name), { recursive: true, force: true });
const emulator = await startEmulator({
  port: emulatorPort,
  project: emulatorProject,
  dir: inWorkspace('.tessera', product.name, 'emulator'),
});
const running = await runProduct({ ...product, identityEmulator: emulator.origin });
stopWithProcess({
  close: async () => {
    await running.close();
    await emulator.close();
  },
});
endWithParent();
console.log('the product with the emulator is up');
