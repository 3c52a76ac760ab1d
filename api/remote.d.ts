// The public API of @tessera/remote. `pnpm api` writes this file from the types: change the sources instead.

import type {
  Endpoint,
  SessionInfo,
} from '@tessera/contract';
import type {
  ComponentType,
} from 'react';
import type * as v from 'valibot';

declare module '@tessera/remote' {
  export {
    Catalog,
    LazyPage,
    Liff,
    OwnedRoute,
    PageTimeout,
    RemoteConfig,
    RemoteModule,
    RemoteRoute,
    ScriptUnavailable,
    SlotName,
    SlotParts,
    StartCondition,
    StartContext,
    defineRemote,
    defineRemoteConfig,
    isRemoteModule,
    lazyPage,
    loadScript,
    markSettled,
    onIdle,
    ownedRoute,
    pageShapes,
    partsOf,
    remoteConfig,
    remoteModuleFault,
    slotNames,
    slotParts,
    startConditions,
    startLiff,
    withTimeout,
  };
}

declare module '@tessera/remote/config' {
  export {
    OwnedRoute,
    RemoteConfig,
    SlotName,
    StartCondition,
    defineRemoteConfig,
    ownedRoute,
    pageShapes,
    remoteConfig,
    slotNames,
    startConditions,
  };
}

declare module '@tessera/remote/early' {
  export {
    Candidate,
    OwnedPage,
    ReleaseFile,
    chooseRemotes,
    matchScore,
    ownPath,
    pageAt,
  };
}

declare module '@tessera/remote/preview' {
  export {
    PREVIEW_ALGORITHM,
    PREVIEW_PARAMETER,
    PreviewClaims,
    PreviewError,
    PreviewKey,
    SigningKey,
    previewKey,
    signPreview,
    verifyPreview,
  };
}

declare module '@tessera/remote/push' {
  export {
    Pushed,
    pushed,
  };
}

declare module '@tessera/remote/release' {
  export {
    AllowedOrigins,
    AssetManifest,
    Candidate,
    DescribedRemote,
    DescribedShell,
    OwnedPage,
    PreviousBuild,
    ReleaseFile,
    ReleaseMerchant,
    RemoteBuild,
    ShellBuild,
    WORKER_FACTS,
    WorkerFacts,
    assetManifest,
    assetsHash,
    assetsOf,
    candidate,
    chooseRemotes,
    describedRemote,
    describedShell,
    factsOf,
    fileName,
    hash,
    integrityHash,
    matchScore,
    origin,
    ownPath,
    owner,
    pageAt,
    releaseFile,
    releaseMerchant,
    remoteBuild,
    select,
    share,
    shellBuild,
    version,
    workerFacts,
  };
}

declare module '@tessera/remote/view' {
  export {
    EarlyChoice,
    EarlyPlace,
    EarlySample,
    EarlyStatus,
    EarlyText,
    EarlyView,
    ListSource,
    RenderedElement,
    SampleAnswer,
    StoredPart,
    ViewChoice,
    ViewElement,
    ViewFact,
    ViewFile,
    ViewList,
    ViewNode,
    ViewText,
    ViewToken,
    defineEarlyViews,
    viewHoles,
  };
}

type AllowedOrigins = v.InferOutput<typeof allowedOrigins>;
type AssetManifest = v.InferOutput<typeof assetManifest>;
type Candidate = v.InferOutput<typeof candidate>;
type Catalog = Readonly<Record<string, string>>;
type DescribedRemote = v.InferOutput<typeof describedRemote>;
type DescribedShell = v.InferOutput<typeof describedShell>;
interface EarlyChoice {
    readonly fact: ViewFact;
    readonly sites: Readonly<Record<string, EarlyStatus>>;
    readonly samples?: Readonly<Record<string, EarlySample>>;
}
interface EarlyPlace {
    readonly list: string;
    isItem(element: RenderedElement): boolean;
    readonly fact?: string;
    readonly kinds?: Readonly<Record<string, EarlySample & {
        readonly at?: number;
    }>>;
    readonly withHoles?: (value: string, at: number, text: EarlyText) => string;
}
interface EarlySample {
    readonly answers?: readonly SampleAnswer[];
    readonly media?: readonly string[];
}
type EarlyStatus = Readonly<Record<string, unknown>>;
type EarlyText = (key: string, values?: Readonly<Record<string, string | number>>) => string;
interface EarlyView extends EarlySample {
    readonly name: string;
    readonly paths: readonly string[];
    readonly Page: ComponentType;
    readonly site?: EarlyStatus;
    readonly choices: Readonly<Record<string, EarlyChoice>>;
    readonly lists?: Readonly<Record<string, ListSource>>;
    readonly places?: readonly EarlyPlace[];
    readonly unlessStored?: readonly StoredPart[];
}
type LazyPage = ComponentType & {
    preload(): Promise<void>;
};
interface Liff {
    init(options: {
        liffId: string;
    }): Promise<void>;
    isInClient(): boolean;
    isLoggedIn(): boolean;
    getAccessToken(): string | null;
}
interface ListSource {
    readonly call?: number;
    readonly at: string;
    readonly id: string;
    readonly texts: readonly string[];
    readonly counts?: Readonly<Record<string, string>>;
    readonly unless?: string;
    readonly order?: Readonly<Record<string, number>>;
    readonly least?: number;
    readonly alike?: {
        readonly ids: readonly string[];
        readonly list: string;
        readonly at: string;
        readonly is: string;
    };
    readonly facts: Readonly<Record<string, readonly ViewToken[]>>;
    readonly holes: Readonly<Record<string, ViewText>>;
}
type Loaded = {
    default: ComponentType;
};
interface OwnedPage {
    readonly path: string;
    readonly remote: Candidate;
    readonly route: Candidate['routes'][number];
}
type OwnedRoute = v.InferOutput<typeof ownedRoute>;
declare const PREVIEW_ALGORITHM: {
    readonly name: 'ECDSA';
    readonly namedCurve: 'P-256';
    readonly hash: 'SHA-256';
};
declare const PREVIEW_PARAMETER = "preview";
declare class PageTimeout extends Error {
    readonly name = "PageTimeout";
    readonly code = "page-timeout";
}
type PreviewClaims = v.InferOutput<typeof previewClaims>;
interface PreviewContext {
    readonly key: PreviewKey | undefined;
    readonly merchant: string;
    readonly now?: number;
}
declare class PreviewError extends Error {
    readonly code: PreviewFault;
    readonly name = "PreviewError";
    constructor(code: PreviewFault, message: string);
}
type PreviewFault = 'malformed' | 'signature' | 'expired' | 'merchant' | 'unsupported';
type PreviewKey = v.InferOutput<typeof previewKey>;
type PreviousBuild = v.InferOutput<typeof previousBuild>;
type Pushed = v.InferOutput<typeof pushed>;
type ReleaseFile = v.InferOutput<typeof releaseFile>;
type ReleaseMerchant = v.InferOutput<typeof releaseMerchant>;
type RemoteBuild = v.InferOutput<typeof remoteBuild>;
type RemoteConfig = v.InferOutput<typeof remoteConfig>;
interface RemoteModule {
    readonly routes: readonly RemoteRoute[];
    catalog(language: string): Promise<{
        default: Catalog;
    }>;
    prefetch?(path: string, search: URLSearchParams): void;
    readonly slots?: Partial<Record<SlotName, ComponentType>>;
    onStart?(context: StartContext): void;
    onSessionChange?(session: SessionInfo | undefined): void;
}
interface RemoteRoute {
    readonly path: string;
    readonly page: LazyPage;
}
type RenderedElement = readonly [
    tag: string,
    attributes: Readonly<Record<string, string>>,
    ...children: (string | RenderedElement)[]
];
interface SampleAnswer {
    readonly endpoint: Endpoint;
    readonly request: object;
    readonly value: unknown;
}
declare class ScriptUnavailable extends Error {
    readonly name = "ScriptUnavailable";
    readonly code = "script-unavailable";
}
type ShellBuild = v.InferOutput<typeof shellBuild>;
type SigningKey = Parameters<typeof crypto.subtle.sign>[1];
type SlotName = (typeof slotNames)[number];
type SlotParts = ComponentType & {
    readonly parts: readonly ComponentType[];
};
type StartCondition = (typeof startConditions)[number];
interface StartContext {
    readonly merchant: string;
    readonly version: string;
}
interface StoredPart {
    readonly area: 'local' | 'session';
    readonly name: string;
    readonly at?: string;
}
interface ViewChoice {
    readonly fact: string;
    readonly of: Readonly<Record<string, readonly ViewNode[]>>;
}
type ViewElement = readonly [
    tag: string,
    attributes: Readonly<Record<string, string>>,
    ...children: ViewNode[]
];
type ViewFact = 'logo' | 'languages' | {
    readonly at: string;
    readonly known?: readonly string[];
} | {
    readonly each: string;
} | {
    readonly size: string;
    readonly upTo: number;
    readonly media: string;
};
interface ViewFile {
    readonly facts: Readonly<Record<string, {
        readonly fact: ViewFact;
        readonly keys: readonly string[];
    }>>;
    readonly nodes: readonly ViewNode[];
    readonly busy: readonly ViewNode[];
    readonly lists?: Readonly<Record<string, ListSource>>;
    readonly parts?: readonly ViewNode[];
    readonly unlessStored?: readonly StoredPart[];
}
interface ViewList {
    readonly list: string;
    readonly from: number;
    readonly to?: number;
    readonly each: readonly ViewNode[];
}
type ViewNode = string | ViewElement | ViewChoice | ViewList | ViewPart;
interface ViewPart {
    readonly part: number;
}
interface ViewText {
    readonly at: string;
    readonly as?: 'initials' | 'hue' | 'picture' | 'position' | 'total';
}
type ViewToken = {
    readonly at: string;
} | {
    readonly on: string;
} | {
    readonly has: string;
} | {
    readonly picture: string;
} | {
    readonly upTo: number;
} | {
    readonly atLeast: number;
    readonly of: string;
} | {
    readonly cases: readonly (readonly [name: string, patterns: Readonly<Record<string, string>>])[];
};
declare const WORKER_FACTS = "__TESSERA_WORKER__";
type WorkerFacts = v.InferOutput<typeof workerFacts>;
declare const allowedOrigins: v.ObjectSchema<{
    readonly scripts: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly styles: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly images: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly connect: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly frames: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly fonts: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly media: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly games: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly payments: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    readonly links: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
}, undefined>;
declare const assetManifest: v.ObjectSchema<{
    readonly merchant: v.StringSchema<undefined>;
    readonly salt: v.StringSchema<undefined>;
    readonly shell: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly remotes: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.ObjectSchema<{
        readonly weight: v.NumberSchema<undefined>;
        readonly files: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
declare function assetsHash({ merchant, salt, shell, remotes }: AssetManifest, device: string): string;
declare const assetsOf: ({ merchant, salt, shell, remotes }: ReleaseFile) => AssetManifest;
declare const candidate: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly shell: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly routes: v.ArraySchema<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly guard: v.OptionalSchema<v.PicklistSchema<["session"], undefined>, undefined>;
        readonly guardTarget: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly shape: v.OptionalSchema<v.PicklistSchema<readonly ["grid", "account", "lines", "form"], undefined>, undefined>;
        readonly early: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, readonly []>;
    }, undefined>, undefined>;
    readonly slots: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly name: v.PicklistSchema<readonly ["topBar", "floating", "overlay"], undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, readonly []>;
    readonly start: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["idle", "remembered-login", "line-return", "telegram-launch", "login-dialog", "maya-launch", "social-return"], undefined>, undefined>, readonly []>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly integrity: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly chunks: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly catalogs: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly views: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly paths: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        readonly files: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly base: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly weight: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
}, undefined>;
declare const chooseRemotes: ({ merchant, remotes, salt }: Pick<ReleaseFile, 'merchant' | 'remotes' | 'salt'>, device: string) => readonly Candidate[];
declare const defineEarlyViews: (views: readonly EarlyView[]) => readonly EarlyView[];
declare const defineRemote: (remote: RemoteModule) => RemoteModule;
declare function defineRemoteConfig(config: v.InferInput<typeof remoteConfig>): RemoteConfig;
declare const describedRemote: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly shell: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly routes: v.ArraySchema<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly guard: v.OptionalSchema<v.PicklistSchema<["session"], undefined>, undefined>;
        readonly guardTarget: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly shape: v.OptionalSchema<v.PicklistSchema<readonly ["grid", "account", "lines", "form"], undefined>, undefined>;
        readonly early: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, readonly []>;
    }, undefined>, undefined>;
    readonly slots: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly name: v.PicklistSchema<readonly ["topBar", "floating", "overlay"], undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, readonly []>;
    readonly start: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["idle", "remembered-login", "line-return", "telegram-launch", "login-dialog", "maya-launch", "social-return"], undefined>, undefined>, readonly []>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly integrity: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly chunks: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly catalogs: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly views: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly paths: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        readonly files: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly assets: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, {}>;
    readonly trustedTypes: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly uses: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
    readonly consumes: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
declare const describedShell: v.ObjectSchema<{
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly main: v.ObjectSchema<{
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly styles: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>;
    readonly early: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly navIcons: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>, undefined>;
    readonly integrity: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly catalogs: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly assets: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, {}>;
    readonly trustedTypes: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly face: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
    readonly provides: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
declare const factsOf: ({ number, merchant, shell, remotes }: ReleaseFile) => WorkerFacts;
declare const fileName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
declare function hash(text: string): number;
declare const integrityHash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
declare const isRemoteModule: (candidate: unknown) => candidate is RemoteModule;
declare function lazyPage(load: () => Promise<Loaded>): LazyPage;
declare function loadScript(address: string): Promise<void>;
declare function markSettled<T>(promise: Promise<T>): Promise<T>;
declare const matchScore: (pattern: string, path: string) => number;
declare function onIdle(work: () => void, latest: number, otherwise?: number): () => void;
declare const origin: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>;
declare const ownPath: (pattern: string, path: string) => string;
declare const ownedRoute: v.ObjectSchema<{
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly guard: v.OptionalSchema<v.PicklistSchema<["session"], undefined>, undefined>;
    readonly guardTarget: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly shape: v.OptionalSchema<v.PicklistSchema<readonly ["grid", "account", "lines", "form"], undefined>, undefined>;
    readonly early: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, readonly []>;
}, undefined>;
declare function owner<R extends {
    readonly path: string;
}>(routes: readonly R[], path: string): R | undefined;
declare const pageAt: (remotes: readonly Candidate[], path: string) => OwnedPage | undefined;
declare const pageShapes: readonly ['grid', 'account', 'lines', 'form'];
declare const partsOf: (content: ComponentType) => readonly ComponentType[];
declare const previewClaims: v.ObjectSchema<{
    readonly aud: v.StringSchema<undefined>;
    readonly exp: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>;
    readonly remotes: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
}, undefined>;
declare const previewKey: v.ObjectSchema<{
    readonly kty: v.LiteralSchema<"EC", undefined>;
    readonly crv: v.LiteralSchema<"P-256", undefined>;
    readonly x: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly y: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
declare const previousBuild: v.ObjectSchema<{
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly description: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
declare const pushed: v.ObjectSchema<{
    readonly type: v.LiteralSchema<"PUSH", undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly body: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly icon: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly path: v.StringSchema<undefined>;
}, undefined>;
declare const releaseFile: v.ObjectSchema<{
    readonly schema: v.LiteralSchema<1, undefined>;
    readonly number: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly merchant: v.ObjectSchema<{
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly name: v.StringSchema<undefined>;
        readonly template: v.StringSchema<undefined>;
        readonly scheme: v.PicklistSchema<["dark", "light", "auto"], undefined>;
        readonly languages: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MinLengthAction<string[], 1, undefined>]>;
        readonly defaultLanguage: v.OptionalSchema<v.StringSchema<undefined>, "CN">;
        readonly brand: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.StringSchema<undefined>, undefined>, undefined>;
        readonly icon: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an address">]>, undefined>;
        readonly allow: v.OptionalSchema<v.ObjectSchema<{
            readonly scripts: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly styles: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly images: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly connect: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly frames: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly fonts: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly media: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly games: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly payments: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
            readonly links: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly platform: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly asksConsent: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly salt: v.StringSchema<undefined>;
    readonly shell: v.ObjectSchema<{
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly main: v.ObjectSchema<{
            readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
            readonly styles: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly early: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly navIcons: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>, undefined>;
        readonly integrity: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly catalogs: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
        readonly base: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly previous: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>;
    readonly remotes: v.RecordSchema<v.StringSchema<undefined>, v.ObjectSchema<{
        readonly candidates: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly shell: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly routes: v.ArraySchema<v.ObjectSchema<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
                readonly guard: v.OptionalSchema<v.PicklistSchema<["session"], undefined>, undefined>;
                readonly guardTarget: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
                readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
                readonly shape: v.OptionalSchema<v.PicklistSchema<readonly ["grid", "account", "lines", "form"], undefined>, undefined>;
                readonly early: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, readonly []>;
            }, undefined>, undefined>;
            readonly slots: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
                readonly name: v.PicklistSchema<readonly ["topBar", "floating", "overlay"], undefined>;
                readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
            }, undefined>, undefined>, readonly []>;
            readonly start: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["idle", "remembered-login", "line-return", "telegram-launch", "login-dialog", "maya-launch", "social-return"], undefined>, undefined>, readonly []>;
            readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly integrity: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
            readonly chunks: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
            readonly catalogs: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
            readonly views: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
                readonly paths: v.ArraySchema<v.StringSchema<undefined>, undefined>;
                readonly files: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
            }, undefined>, undefined>, undefined>;
            readonly base: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly weight: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
        }, undefined>, undefined>, v.MinLengthAction<{
            name: string;
            shell: string;
            routes: {
                path: string;
                guard?: "session" | undefined;
                guardTarget?: string | undefined;
                chunk?: string | undefined;
                shape?: "account" | "form" | "grid" | "lines" | undefined;
                early: string[];
            }[];
            slots: {
                name: "floating" | "overlay" | "topBar";
                chunk?: string | undefined;
            }[];
            start: ("idle" | "line-return" | "login-dialog" | "maya-launch" | "remembered-login" | "social-return" | "telegram-launch")[];
            version: string;
            entry: string;
            integrity: {
                [x: string]: string;
            };
            chunks: {
                [x: string]: string[];
            };
            catalogs: {
                [x: string]: string[];
            };
            views?: {
                paths: string[];
                files: {
                    [x: string]: string;
                };
            }[] | undefined;
            base: string;
            weight: number;
        }[], 1, undefined>]>;
        readonly previous: v.OptionalSchema<v.ObjectSchema<{
            readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly description: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly overrides: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly previewKey: v.OptionalSchema<v.ObjectSchema<{
        readonly kty: v.LiteralSchema<"EC", undefined>;
        readonly crv: v.LiteralSchema<"P-256", undefined>;
        readonly x: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly y: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    }, undefined>, undefined>;
    readonly trustedTypes: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
    readonly serviceWorker: v.OptionalSchema<v.LiteralSchema<"off", undefined>, undefined>;
}, undefined>;
declare const releaseMerchant: v.ObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly name: v.StringSchema<undefined>;
    readonly template: v.StringSchema<undefined>;
    readonly scheme: v.PicklistSchema<["dark", "light", "auto"], undefined>;
    readonly languages: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MinLengthAction<string[], 1, undefined>]>;
    readonly defaultLanguage: v.OptionalSchema<v.StringSchema<undefined>, "CN">;
    readonly brand: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.StringSchema<undefined>, undefined>, undefined>;
    readonly icon: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an address">]>, undefined>;
    readonly allow: v.OptionalSchema<v.ObjectSchema<{
        readonly scripts: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly styles: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly images: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly connect: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly frames: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly fonts: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly media: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly games: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly payments: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
        readonly links: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, "not an origin">]>, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly platform: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly asksConsent: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
declare const remoteBuild: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly shell: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly routes: v.ArraySchema<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly guard: v.OptionalSchema<v.PicklistSchema<["session"], undefined>, undefined>;
        readonly guardTarget: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly shape: v.OptionalSchema<v.PicklistSchema<readonly ["grid", "account", "lines", "form"], undefined>, undefined>;
        readonly early: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, readonly []>;
    }, undefined>, undefined>;
    readonly slots: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly name: v.PicklistSchema<readonly ["topBar", "floating", "overlay"], undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, readonly []>;
    readonly start: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["idle", "remembered-login", "line-return", "telegram-launch", "login-dialog", "maya-launch", "social-return"], undefined>, undefined>, readonly []>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly integrity: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly chunks: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly catalogs: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly views: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly paths: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        readonly files: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
declare const remoteConfig: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly shell: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly routes: v.ArraySchema<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly guard: v.OptionalSchema<v.PicklistSchema<["session"], undefined>, undefined>;
        readonly guardTarget: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly shape: v.OptionalSchema<v.PicklistSchema<readonly ["grid", "account", "lines", "form"], undefined>, undefined>;
        readonly early: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, readonly []>;
    }, undefined>, undefined>;
    readonly slots: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly name: v.PicklistSchema<readonly ["topBar", "floating", "overlay"], undefined>;
        readonly chunk: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, readonly []>;
    readonly start: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["idle", "remembered-login", "line-return", "telegram-launch", "login-dialog", "maya-launch", "social-return"], undefined>, undefined>, readonly []>;
}, undefined>;
declare function remoteModuleFault(candidate: unknown): string | undefined;
declare function select<C extends Pick<Candidate, 'weight'>>(candidates: readonly C[], position: number): C | undefined;
declare const share: (merchant: string, remote: string, device: string, salt: string) => number;
declare const shellBuild: v.ObjectSchema<{
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly main: v.ObjectSchema<{
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        readonly styles: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>;
    readonly early: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly navIcons: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>, undefined>;
    readonly integrity: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly catalogs: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
}, undefined>;
declare function signPreview(claims: PreviewClaims, privateKey: SigningKey): Promise<string>;
declare const slotNames: readonly ['topBar', 'floating', 'overlay'];
declare function slotParts(...parts: readonly ComponentType[]): SlotParts;
declare const startConditions: readonly ['idle', 'remembered-login', 'line-return', 'telegram-launch', 'login-dialog', 'maya-launch', 'social-return'];
declare function startLiff(liffId: string, script?: string): Promise<Liff>;
declare function verifyPreview(token: string, { key, merchant, now }: PreviewContext): Promise<PreviewClaims>;
declare const version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
declare const viewHoles: {
    readonly initial: '';
    readonly name: '';
    readonly site: '';
    readonly logo: '/';
    readonly query: '?=&referralCode=tessera-referral-code';
    readonly referral: 'tessera-referral-code';
    readonly topic: '';
    readonly title: '';
};
declare function withTimeout<T>(promise: Promise<T>, ms: number, otherwise: () => Error): Promise<T>;
declare const workerFacts: v.ObjectSchema<{
    readonly release: v.NumberSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly shell: v.StringSchema<undefined>;
    readonly bases: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
