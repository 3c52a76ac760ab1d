/** A tenth of a unit is a hundredth of a pixel of an icon. */
const rounded = (path) =>
  path.replace(/\d*\.\d+/g, (number, at) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.');
    // Without a space it would continue the number before it.
    return /\d/.test(path.charAt(at - 1)) ? ` ${short}` : short;
  });

/** Extracts the outline of an icon, with one decimal. Components need nothing else of the file. */
module.exports = function iconPath(svg) {
  const paths = [...svg.matchAll(/\sd="([^"]+)"/g)].map((match) => rounded(match[1]));
  if (paths.length === 0) throw new Error('An icon file without a path cannot be drawn');
  return `export default ${JSON.stringify(paths.join(' '))};`;
};
