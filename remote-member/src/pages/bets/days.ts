import { paths } from '../../common/paths';

/** The latest date that browsers know, in ms since 1970. */
const LATEST = 8.64e15;

/** The day in the query of the address, in ms since 1970. @returns undefined without a valid one */
export function dayIn(query: URLSearchParams): number | undefined {
  const raw = query.get('day') ?? '';
  const day = Number(raw);
  return /^\d+$/.test(raw) && day < LATEST ? day : undefined;
}

/** The page of one day, with the provider that the list is filtered by. */
export const dayPath = (day: number, provider: string | undefined): string =>
  `${paths.bets}?${new URLSearchParams({ day: String(day), ...(provider && { provider }) })}`;

/** The start of the day after, which is not always 24 hours later. */
export function dayAfter(day: number): number {
  const next = new Date(day);
  return next.setDate(next.getDate() + 1);
}
