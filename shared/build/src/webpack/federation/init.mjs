/**
 * Takes the place of the same file of federation's bundler runtime, which also prepares second copies of shared modules.
 * All ours come from the shell.
 */
export const init = ({ webpackRequire }) =>
  webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);
