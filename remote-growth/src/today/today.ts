const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The day that it is where the visitor is, as YYYY-MM-DD: what is done at most once a day is kept with it. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}
