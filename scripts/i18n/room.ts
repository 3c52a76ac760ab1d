/**
 * Places that are narrow on a phone of 360 px, with the width that a text may have there. The unit is the width of an
 * average Latin letter; a Chinese, Japanese or Korean sign takes two, a mark on another letter none.
 */
const places: ReadonlyArray<{
  readonly piece: string;
  readonly keys: RegExp;
  readonly limit: number;
}> = [
  // Five entries of 72 px, at 11 px.
  { piece: 'shell', keys: /^nav_(?!unread)/, limit: 14 },
  // One button in the middle of the page.
  { piece: 'shell', keys: /^retry$/, limit: 24 },
  // Two buttons side by side in a dialog.
  { piece: 'shell', keys: /^(confirm|cancel|close|update_refresh|update_later)$/, limit: 18 },
  {
    piece: 'auth',
    keys: /^(confirm|close|clear|login|sign_in|verify|send_code|resend_code)$/,
    limit: 22,
  },
  {
    piece: 'auth',
    keys: /^(by_code|sign_in_as_no|sign_in_as_yes|create_account|change_password)$/,
    limit: 26,
  },
  { piece: 'games', keys: /^(entry_.*|all|hot|new|confirm|cancel|back)$/, limit: 18 },
  // Tabs that scroll, but one should not fill the row.
  { piece: 'games', keys: /^(category_.*|free_play|filters|sign_in|register)$/, limit: 24 },
  {
    piece: 'growth',
    keys: /^(install_(agree|cancel|understood)|consent_(accept|refuse|choose)|notifications_(agree|not_now)|upgrade_now)$/,
    limit: 22,
  },
  { piece: 'growth', keys: /^(bar|download)$/, limit: 24 },
  { piece: 'member', keys: /^(deposit|withdraw|transfer|history_all|kind_.*|status_.*)$/, limit: 20 },
  {
    piece: 'member',
    keys: /^(amount_all|reward_claim|invite_share|back|close|message_delete|push_(default|denied|granted))$/,
    limit: 16,
  },
  {
    piece: 'member',
    keys: /^(register|sign_in|sign_out|sign_out_cancel|withdraw_keep|retry|to_games|to_wallet)$/,
    limit: 26,
  },
  { piece: 'demo games', keys: /^(back|spin|higher|lower|chatSend)$/, limit: 16 },
];

const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/u;

/** Width of a text, in average Latin letters; a placeholder counts as six. */
export const widthOf = (text: string): number => {
  const signs = [...text.replace(/{{\s*\w+\s*}}/g, '000000')];
  return signs.reduce((sum, sign) => {
    if (/\p{Mn}|\p{Cf}/u.test(sign)) return sum;
    return sum + (wide.test(sign) ? 2 : 1);
  }, 0);
};

/** @returns the width that a text may have in its place, or undefined where there is room */
export const roomOf = (piece: string, key: string): number | undefined =>
  places.find((place) => place.piece === piece && place.keys.test(key))?.limit;
