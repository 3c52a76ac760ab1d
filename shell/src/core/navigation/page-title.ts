let site: string | undefined;
let page = '';

const write = (): void => {
  site ??= document.title;
  document.title = page === '' || page === site ? site : `${page} · ${site}`;
};

/** Sets the site's part of the document's title. Before, it is the title of the merchant's HTML (R5.19). */
export function nameSite(name: string): void {
  site = name;
  write();
}

/** Sets the page's part of the document's title. Empty: the title is the site's name only. */
export function namePage(name: string): void {
  page = name.trim();
  write();
}
