const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Today's date in the visitor's time zone, as YYYY-MM-DD. Marks what happens at most once a day. */
export function localDate(): string {
  const now = new Date();
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}
