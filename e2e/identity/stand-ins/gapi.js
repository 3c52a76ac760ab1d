// Stands in for https://apis.google.com/js/api.js: as much of `gapi.iframes` as the identity service's SDK in the page
// and its helper page in the frame use to talk to each other.
(() => {
  let sent = 0;

  /** Like Google's script, ignores what the SDK throws after it has received an answer. */
  function takeAnswer(take, answer) {
    try {
      take?.([answer]);
    } catch {}
  }

  /** One end of the channel between a page and a frame. Queues a message until its type is registered. */
  function endOfTalk(other, ready) {
    const handlers = new Map();
    const answers = new Map();
    const handlerOf = (type) => {
      if (!handlers.has(type)) handlers.set(type, Promise.withResolvers());
      return handlers.get(type);
    };
    window.addEventListener('message', async ({ source, data }) => {
      if (source !== other() || !data?.gapi) return;
      if ('answerTo' in data) return takeAnswer(answers.get(data.answerTo), data.answer);
      const handle = await handlerOf(data.type).promise;
      source.postMessage({ gapi: true, answerTo: data.id, answer: handle(data.payload) }, '*');
    });
    return {
      register: (type, handle) => handlerOf(type).resolve(handle),
      send(type, payload, take) {
        sent += 1;
        answers.set(sent, take);
        other().postMessage({ gapi: true, id: sent, type, payload }, '*');
      },
      ping: (say) => ready.then(say),
      restyle: async () => undefined,
    };
  }

  function open({ where, url, attributes }, isOpen) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes.style);
    frame.src = url;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    where.append(frame);
    return isOpen(endOfTalk(() => frame.contentWindow, loaded));
  }

  const getParentIframe = () => endOfTalk(() => window.parent, Promise.resolve());
  window.gapi = {
    load: (_module, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open, getParentIframe }) },
  };
  const isLoaded = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[isLoaded]?.();
})();
