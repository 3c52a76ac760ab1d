/** What differs from one run to the next: hashes, tokens and ids, then numbers with their units. */
const comparable = (line: string): string =>
  line
    .replaceAll(/[\w.-]{24,}/g, '…')
    .replaceAll(/\b(?=[a-f]*\d)[\da-f]{8}\b/g, '…')
    .replaceAll(/\d+(\.\d+)*/g, '0')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The lines that a document says are printed, and that were not: each is expected after the one before it. Numbers,
 * hashes and tokens may differ, and so may the spaces between words.
 */
export function missingLines(told: readonly string[], printed: string): readonly string[] {
  const lines = printed.split('\n').map(comparable);
  let next = 0;
  return told.filter((line) => {
    const found = lines.indexOf(comparable(line), next);
    if (found >= 0) next = found + 1;
    return found < 0;
  });
}
