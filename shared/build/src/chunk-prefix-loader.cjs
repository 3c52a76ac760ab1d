/** Puts a prefix before the names of a package's chunks: in one build, webpack joins the chunks of the same name. */
module.exports = function prefixChunks(source) {
  const { prefix } = this.getOptions();
  return source.replaceAll('webpackChunkName: "', () => `webpackChunkName: "${prefix}.`);
};
