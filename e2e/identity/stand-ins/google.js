// Stands in for https://accounts.google.com/gsi/client. The emulator takes the bare claims in place of Google's token.
(() => {
  const credential = JSON.stringify({
    sub: '1001',
    email: 'mei@example.com',
    email_verified: true,
    name: 'Mei Tan',
  });
  let options = {};
  window.google = {
    accounts: {
      id: {
        initialize(given) {
          options = given;
        },
        renderButton(place, { text }) {
          const button = document.createElement('button');
          button.ariaLabel = text === 'continue_with' ? 'Continue with Google' : 'Sign in with Google';
          button.style.cssText = 'inline-size:40px;block-size:40px;border-radius:50%';
          button.addEventListener('click', () => options.callback({ credential, select_by: 'btn' }));
          place.append(button);
        },
        // After a visitor has closed the prompt, Google does not show it for some time.
        prompt: (listener) =>
          listener({
            isSkippedMoment: () => true,
            isDismissedMoment: () => false,
            getDismissedReason: () => '',
          }),
        cancel() {},
      },
    },
  };
})();
