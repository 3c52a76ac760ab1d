/**
 * Takes the place of federation's bundler runtime in a remote: the shell's, which its runtime plugin provides. So a
 * remote has no copy of it.
 */
const shells = globalThis.__tesseraFederation;
if (!shells)
  throw new Error('[tessera] this remote needs a newer shell: this one provides no federation runtime');
const { runtime, bundlerRuntime, attachShareScopeMap } = shells;

/** Each remote has its own instance. `runtime.init` would make it the shell's instance too. */
function init(options) {
  const own = { id: '', ...options };
  const known = runtime.getInstance(({ name }) => name === options.name);
  known?.initOptions(own);
  return known ?? runtime.createInstance(own);
}

export default { runtime: { init }, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions: {} };
