const plain = 'p br b strong i em u s small ul ol li h2 h3 h4 blockquote hr span table thead tbody tr'.split(
  ' ',
);

/** What a merchant's HTML may hold: these elements, each with the attributes that it alone may have. */
export const elements: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...plain.map((name) => [name, []] as const),
  ['a', ['href']],
  ['img', ['src', 'alt']],
  ['th', ['colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
]);

/** What each of them may have. */
export const commonAttributes: readonly string[] = ['dir', 'lang', 'aria-label', 'aria-hidden'];

/** Elements that go with everything in them. Of any other that is not allowed, the content stays. */
export const dropped: readonly string[] =
  'script style template noscript noembed noframes xmp plaintext title textarea head svg math audio video object iframe colgroup'.split(
    ' ',
  );
