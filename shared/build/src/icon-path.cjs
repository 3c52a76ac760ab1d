/** A tenth of a unit is a hundredth of a pixel of an icon. */
const rounded = (path) =>
  path.replace(/\d*\.\d+/g, (number, at) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.');
    // Without a space it would continue the number before it.
    return /\d/.test(path.charAt(at - 1)) ? ` ${short}` : short;
  });

/** How `Icon` of `@tessera/ui` draws an outline. */
const VIEW_BOX = '0 0 256 256';

/** Why a component could not draw the file as it looks, or undefined. */
function faultOf(svg) {
  const drawn = svg.replace(/<!--.*?-->|<\?.*?\?>|<(title|desc)\b.*?<\/\1>/gs, '');
  const other = [...drawn.matchAll(/<([\w:]+)/g)]
    .map(([, name]) => name)
    .find((name) => !/^(svg|path)$/.test(name));
  if (other) return `<${other}>`;
  const [, viewBox] = /\sviewBox="([^"]*)"/.exec(svg) ?? [];
  if (viewBox !== VIEW_BOX) return viewBox ? `the view box ${viewBox}` : 'no view box';
  return /\stransform=/.test(svg) ? 'a transform' : undefined;
}

/**
 * Extracts the outline of an icon, with one decimal. Components need nothing else of the file.
 * @throws Error for a file that is no icon: an outline alone would look different
 */
module.exports = function iconPath(svg) {
  const fault = faultOf(svg);
  if (fault)
    throw new Error(
      [
        `An icon has paths alone and the view box ${VIEW_BOX}, and this file has ${fault}: it cannot be drawn.`,
        'Show a picture by url() in a style sheet or by new URL().',
      ].join(' '),
    );
  const paths = [...svg.matchAll(/\sd="([^"]+)"/g)].map((match) => rounded(match[1]));
  if (paths.length === 0) throw new Error('An icon file without a path cannot be drawn');
  return `export default ${JSON.stringify(paths.join(' '))};`;
};
