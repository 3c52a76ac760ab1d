import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * What the shell adds to the federation runtime: it hands its own core to the remotes, which bring none, and lets no
 * entry run whose hash the release does not name.
 *
 * It takes the guard by its global name, as chunk loaders do: whatever this file imports, with all that follows from it,
 * federation puts into the main file, used or not. Without a guard no entry loads.
 */
export default function tesseraRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'tessera',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
    createScript({ url }) {
      const script = document.createElement('script');
      globalThis.__tesseraGuard(script, url);
      script.async = true;
      return script;
    },
  };
}
