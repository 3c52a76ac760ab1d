import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FaultyFront } from './front';

/** Faults in the code of a remote, which a page switches on and off. */
export const codeFaults = [
  'throws at load',
  'never resolves',
  'throws in render',
  'throws in an effect',
  'throws in an event',
] as const;
export type CodeFault = (typeof codeFaults)[number];

/** The message of every error that the changed code throws. */
export const OWN_ERROR = 'a fault of the test';

declare global {
  /** The fault that the code of the changed remote has now. */
  var faultOfTest: string | undefined;
}

interface Container {
  init(scope: ShareScope, ...more: unknown[]): unknown;
  get(name: string): Promise<() => { readonly default: Code }>;
}
type ShareScope = Readonly<Record<string, Readonly<Record<string, { get(): unknown }>>>>;
type Component = (props: object) => unknown;
interface Code {
  readonly routes: readonly { readonly path: string; readonly page: Component }[];
  readonly slots?: Readonly<Record<string, Component & { readonly parts?: readonly Component[] }>>;
}
interface ReactApi {
  createElement(type: unknown, props: object | null, ...children: unknown[]): unknown;
  useEffect(effect: () => void): void;
  readonly Fragment: unknown;
}

/** The parts of a remote that get the switches: one fault at a time. */
type Switched = 'pages' | 'slots';

/** Runs in the page, after the entry of the remote. Puts switches into its pages or slots. */
function addSwitches(global: string, parts: Switched, message: string): void {
  const real: Container = Reflect.get(globalThis, global);
  let shared: ShareScope = {};
  const fail = (): never => {
    throw new Error(message);
  };
  const loadReact = async (): Promise<ReactApi> => {
    const provided = Object.values(shared.react ?? {})[0];
    const factory = await provided?.get();
    return typeof factory === 'function' ? factory() : fail();
  };
  const switched = (code: Code, { createElement, Fragment, useEffect }: ReactApi): Code => {
    const Switch: Component = () => {
      if (globalThis.faultOfTest === 'throws in render') fail();
      useEffect(() => {
        if (globalThis.faultOfTest === 'throws in an effect') fail();
      });
      return (
        globalThis.faultOfTest === 'throws in an event' &&
        createElement('button', { type: 'button', onClick: fail }, 'throw')
      );
    };
    const withSwitch = <C extends Component>(Inner: C): C =>
      Object.assign(
        () => createElement(Fragment, null, createElement(Switch, null), createElement(Inner, null)),
        Inner,
      ) as unknown as C;
    const slots = Object.entries(code.slots ?? {}).map(([name, slot]) => {
      const [first, ...others] = slot.parts ?? [slot];
      const slotParts = first ? [withSwitch(first), ...others] : [];
      return [name, Object.assign(withSwitch(slot), { parts: slotParts })] as const;
    });
    const routes = code.routes.map((route) => ({ ...route, page: withSwitch(route.page) }));
    return { ...code, ...(parts === 'pages' ? { routes } : { slots: Object.fromEntries(slots) }) };
  };
  const container: Container = {
    init(scope, ...more) {
      shared = scope;
      return real.init(scope, ...more);
    },
    async get(name) {
      if (globalThis.faultOfTest === 'never resolves') return new Promise(() => undefined);
      const [factory, react] = await Promise.all([real.get(name), loadReact()]);
      const module = factory();
      return () => ({ ...module, default: switched(module.default, react) });
    },
  };
  Reflect.set(globalThis, global, container);
}

/** The entry of a remote with switches. */
const withSwitches = (entry: string, remote: string, parts: Switched): string =>
  [
    `if(globalThis.faultOfTest==='throws at load')throw new Error(${JSON.stringify(OWN_ERROR)});`,
    entry,
    // Functions that a transpiler adds names to.
    `;(()=>{const __name=(f)=>f;(${addSwitches})(${[`tessera_${remote}`, parts, OWN_ERROR].map((one) => JSON.stringify(one))})})()`,
  ].join('\n');

interface Release {
  readonly remotes: Record<
    string,
    { readonly candidates: { entry: string; shell: string; integrity: Record<string, string> }[] }
  >;
}

/** Changes the release in the HTML of a page. */
const withRelease = (html: string, change: (release: Release) => void): string =>
  html.replace(
    /(id="tessera-release">)(.*?)(<\/script>)/s,
    (_, before: string, json: string, after: string) => {
      const release: Release = JSON.parse(json);
      change(release);
      return before + JSON.stringify(release).replaceAll('<', '\\u003c') + after;
    },
  );

const candidatesOf = ({ remotes }: Release, remote: string) => remotes[remote]?.candidates ?? [];
const PAGES = /^\/m\/[\w/]*$/;

/** Serves a remote whose code has the switches, in a release that names its hash. */
export function serveSwitchable(front: FaultyFront, remote: string, parts: Switched): void {
  const built = path.resolve(import.meta.dirname, `../../remote-${remote}/dist/remoteEntry.js`);
  const code = withSwitches(readFileSync(built, 'utf8'), remote, parts);
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  front.rewrite(entryOf(remote), () => code);
  front.rewrite(PAGES, (html) =>
    withRelease(html, (release) => {
      for (const one of candidatesOf(release, remote)) one.integrity[one.entry] = hash;
    }),
  );
}

/** Pages say from now on that a remote needs another shell. @returns the way to take that back */
export function serveWrongRange(front: FaultyFront, remote: string): () => void {
  let isWrong = true;
  front.rewrite(PAGES, (html) =>
    withRelease(html, (release) => {
      if (isWrong) for (const one of candidatesOf(release, remote)) one.shell = '^9.0.0';
    }),
  );
  return () => {
    isWrong = false;
  };
}

export const entryOf = (remote: string): RegExp =>
  new RegExp(`^/m/remotes/${remote}/[^/]+/remoteEntry\\.js$`);
