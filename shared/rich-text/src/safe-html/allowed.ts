const plain = 'p br b strong i em u s small ul ol li h2 h3 h4 blockquote hr span table thead tbody tr'.split(
  ' ',
);

/** The allowed elements of a merchant's HTML, each with its own allowed attributes. */
export const elements: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...plain.map((name) => [name, []] as const),
  ['a', ['href']],
  ['img', ['src', 'alt']],
  ['th', ['colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
]);

/** The attributes that all elements may have. */
export const commonAttributes: readonly string[] = ['dir', 'lang', 'aria-label', 'aria-hidden'];

/** Elements that are removed with their content. Other forbidden elements are replaced by their content. */
export const dropped: readonly string[] =
  'script style template noscript noembed noframes xmp plaintext title textarea head svg math audio video object iframe colgroup'.split(
    ' ',
  );
