import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /** For remotes that were built with a bundler runtime of their own. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  var __tesseraFederation: typeof forRemotes | undefined;
}

/** With the start of a container, which the plugin leaves out of a build that exposes nothing, and which remotes need. */
const forRemotes = { ...federation, bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry } };

/**
 * The shell's part of the federation runtime. It gives the shell's runtime to the remotes, which have no copy, and
 * loads no entry whose hash the release does not name.
 *
 * It calls the guard by its global name, as chunk loaders do, and imports none of our files: federation hoists
 * everything that a runtime plugin imports into the main file, used or not. Without a guard no entry loads.
 */
export default function tesseraRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'tessera',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      globalThis.__tesseraFederation ??= forRemotes;
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
