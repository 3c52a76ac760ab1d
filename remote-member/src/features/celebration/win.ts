/** What a member has won. */
export interface Win {
  /** Decimal text in major units. */
  readonly amount: string;
  /** Formats decimal text for the member. */
  format(amount: string): string;
}
