// Runs before each network script: sends every call to the control paths of the sandbox.
const { origin } = new URL(document.currentScript.src);
window.sandboxReport = (network) => (args) =>
  navigator.sendBeacon(`${origin}/networks/hit`, JSON.stringify({ network, args: [...args] }));
