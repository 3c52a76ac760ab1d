/**
 * Removes the reasons why a call of the contract is assumed from a bundle: they are for readers, and a test compares
 * docs/gateway-contract.md with them.
 */
module.exports = (source) => source.replace(/\n\s*assumed:\s*(?:'[^'\n]*'|"[^"\n]*"),(?=\n)/g, '');
