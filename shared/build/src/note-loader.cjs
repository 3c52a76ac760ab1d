/**
 * Leaves out of a bundle why a call of the contract is assumed, and what a stored key holds and who owns it: that is for
 * readers, and a test holds docs/gateway-contract.md to the first. In compiled code the last property has no comma.
 */
module.exports = (source) =>
  source.replace(/\r?\n\s*(?:assumed|holds|owner):\s*(?:'[^'\n]*'|"[^"\n]*"),?(?=\r?\n)/g, '');
