/** Extracts the outline of an icon with one path. Components need nothing else of the file. */
module.exports = function iconPath(svg) {
  const paths = [...svg.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error('An icon file without a path cannot be drawn');
  return `export default ${JSON.stringify(paths.join(' '))};`;
};
