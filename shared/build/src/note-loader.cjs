/**
 * Leaves out of a bundle why a call of the contract is assumed: those sentences are for readers, and a test holds
 * docs/gateway-contract.md to them.
 */
module.exports = (source) => source.replace(/\n\s*assumed:\s*(?:'[^'\n]*'|"[^"\n]*"),(?=\n)/g, '');
