/** Where an invitation leads: the registration of this very site, with the code that it was made by (R3.13). */
export const inviteLink = (code: string): string =>
  `${location.origin}/m/register?${new URLSearchParams({ referralCode: code })}`;
