/** What the inline script of a vendor's embed comes to. */
export interface Embed {
  /** Sets the global that the vendor's script reads its key from. */
  provide(): void;
  /** The addresses of the vendor's script, the backup last. */
  readonly addresses: readonly string[];
}

/** The value that a script gives a name, as `name = 7`, `name: "7"` or `"name": 7`. */
function assignedIn(source: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\b${name}["']?\\s*[:=]\\s*["']?([\\w-]+)`).exec(source) ?? [];
  return value;
}

const put = (name: string, value: unknown): void => void Reflect.set(globalThis, name, value);

/** Calls of LiveChat's widget before its script is loaded. The script takes them over and sets `_h`. */
function liveChatQueue() {
  const queue: unknown[] = [];
  const wait =
    (method: string) =>
    (...args: unknown[]) =>
      void queue.push([method, args]);
  return {
    _q: queue,
    _h: null,
    _v: '2.0',
    on: wait('on'),
    once: wait('once'),
    off: wait('off'),
    call: wait('call'),
  };
}

function liveChat(source: string): Embed | undefined {
  const license = Number(assignedIn(source, 'license'));
  if (!source.includes('__lc') || !license) return undefined;
  const group = Number(assignedIn(source, 'group'));
  return {
    provide() {
      put('__lc', { license, ...(group > 0 && { group }), asyncInit: true });
      put('LiveChatWidget', liveChatQueue());
    },
    addresses: ['https://cdn.livechatinc.com/tracking.js'],
  };
}

/** The addresses of Comm100's script in its embed, which it completes with the id of the site. */
const comm100Addresses = (source: string, site: string): readonly string[] =>
  [...source.matchAll(/https:\/\/[\w.-]+\/livechat\.ashx\?siteId=/g)].map(([address]) => address + site);

function comm100(source: string): Embed | undefined {
  const site = assignedIn(source, 'site_id');
  const plan = assignedIn(source, 'code_plan');
  if (!source.includes('Comm100API') || site === undefined || plan === undefined) return undefined;
  const place = assignedIn(source, 'div_id') ?? `comm100-button-${plan}`;
  return {
    provide() {
      // The contacts open the chat. The vendor's own button has a place where it is not seen.
      const button = document.createElement('div');
      Object.assign(button, { id: place, hidden: true });
      document.body.append(button);
      put('Comm100API', {
        site_id: Number(site),
        main_code_plan: assignedIn(source, 'main_code_plan') ?? plan,
        chat_buttons: [{ code_plan: plan, div_id: place }],
      });
    },
    addresses: comm100Addresses(source, site),
  };
}

/**
 * Reads the key from the inline script of a vendor's embed. The page's policy blocks the script, and the key is all that
 * differs between merchants.
 * @returns undefined for the script of another vendor
 */
export const readEmbed = (source: string): Embed | undefined => liveChat(source) ?? comm100(source);
