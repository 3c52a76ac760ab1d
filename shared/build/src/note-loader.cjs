/**
 * Leaves out of a bundle why a call of the contract is assumed and what a stored key holds: those sentences are for
 * readers, and a test holds docs/gateway-contract.md to the first.
 */
module.exports = (source) => source.replace(/\n\s*(?:assumed|holds):\s*(?:'[^'\n]*'|"[^"\n]*"),(?=\n)/g, '');
