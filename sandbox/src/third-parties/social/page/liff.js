// Simulates LIFF: the browser of the LINE app already knows the person.
(() => {
  let accessToken = null;
  window.liff = {
    async init() {
      const answer = await fetch('/wps/sandbox-assets/social/people?kind=line-access');
      const { people } = await answer.json();
      accessToken = people[0].token;
    },
    isInClient: () => /\bLine\//.test(navigator.userAgent),
    isLoggedIn: () => accessToken !== null,
    getAccessToken: () => accessToken,
  };
})();
