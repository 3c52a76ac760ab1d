// Simulates LIFF: the browser of the LINE app already knows the person.
(() => {
  const STORED = 'LIFF_STORE:accessToken';
  let accessToken = null;

  /** The token of the first address of the LIFF app, on later pages too; without one, that of the demo member. */
  async function findToken() {
    const sent = new URLSearchParams(location.hash.slice(1)).get('access_token');
    if (sent !== null) sessionStorage.setItem(STORED, sent);
    const stored = sessionStorage.getItem(STORED);
    if (stored !== null) return stored;
    const answer = await fetch('/wps/sandbox-assets/social/people?kind=line-access');
    return (await answer.json()).people[0].token;
  }

  window.liff = {
    async init() {
      accessToken = await findToken();
      const rest = new URLSearchParams(location.search).get('liff.state');
      if (rest === null) {
        history.replaceState(history.state, '', location.pathname + location.search);
        return;
      }
      // The LIFF app begins at the root of the site.
      location.replace(location.origin + rest);
      await new Promise(() => undefined);
    },
    isInClient: () => /\bLine\//.test(navigator.userAgent),
    isLoggedIn: () => accessToken !== null,
    getAccessToken: () => accessToken,
  };
})();
