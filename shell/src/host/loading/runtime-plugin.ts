import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { guardTag } from '../integrity';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * What the shell adds to the federation runtime: it hands its own core to the remotes, which bring none, and lets no
 * entry run whose hash the release does not name.
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
      guardTag(script, url);
      script.async = true;
      return script;
    },
  };
}
