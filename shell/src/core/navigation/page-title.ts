let site: string | undefined;
let page = '';

const write = (): void => {
  site ??= document.title;
  document.title = page === '' || page === site ? site : `${page} · ${site}`;
};

/** Sets the site's own part of the document's title; until then it is what the merchant's HTML says (R5.19). */
export function nameSite(name: string): void {
  site = name;
  write();
}

/** Sets the page's part of the document's title; an empty one leaves the site's name alone. */
export function namePage(name: string): void {
  page = name.trim();
  write();
}
