/** A picture without a file: a disc on one colour. (The pictures of the tests become large by colours that run into each other.) */
const drawn = (ground: string, disc: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path fill="${ground}" d="M0 0h240v320H0z"/><circle cx="120" cy="140" r="70" fill="${disc}"/></svg>`,
  )}`;

export const harbour = drawn('#155e75', '#f59e0b');
export const portrait = drawn('#7c3aed', '#f472b6');
/** Cannot be decoded, so that it fails at once and without a request. */
export const brokenPicture = 'data:image/png;base64,AAAA';
