/** The outline of a one-path icon file: all that a component needs of it, and the only bytes that a member downloads. */
module.exports = function iconPath(svg) {
  const paths = [...svg.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error('An icon file without a path cannot be drawn');
  return `export default ${JSON.stringify(paths.join(' '))};`;
};
