/**
 * Marks the components and contexts of a library as free of side effects, so that the build leaves out those that nothing
 * uses: calls of `forwardRef`, `memo` and `createContext`, and names for the developer tools.
 */
module.exports = function pureComponents(source) {
  return source
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (\w+\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
};
