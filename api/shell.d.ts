// The public API of @tessera/shell. `pnpm api` writes this file from the types: change the sources instead.

import type {
  AnswerOf,
  Endpoint,
  Flag,
  FooterEntry,
  GameMatch,
  LoginValue,
  MemberInfo,
  RankProgress,
  SessionInfo,
  SiteStatus,
  StoredKey,
  TrackingEvent,
  WebManifest,
  consent,
  customer,
  safeTarget,
} from '@tessera/contract';
import type {
  Language,
  Namespace,
  Text,
  TextKey,
} from '@tessera/i18n';
import type {
  ReleaseMerchant,
} from '@tessera/remote/release';
import type {
  AnchorHTMLAttributes,
  ComponentType,
} from 'react';
import type {
  array,
  boolean,
  check,
  custom,
  fallback,
  finite,
  getDotPath,
  integer,
  intersect,
  is,
  literal,
  looseObject,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  omit,
  optional,
  parse,
  parseJson,
  picklist,
  pipe,
  record,
  regex,
  safeInteger,
  safeParse,
  startsWith,
  string,
  toUpperCase,
  transform,
  trim,
  union,
  unknown,
  url,
  variant,
} from 'valibot';
import type {
  StoreApi,
  useStore,
} from 'zustand';
import type {
  createStore,
} from 'zustand/vanilla';

declare module '@tessera/shell/environment' {
  export {
    Appearance,
    Environment,
    NativeFailure,
    OperatingSystem,
    StoredValue,
    appearance,
    askNativeApp,
    changeAppearance,
    cookies,
    deviceId,
    environment,
    isOldIosPwa,
    loginDevice,
    namesMaya,
    randomId,
    registerMethod,
    storedValue,
    userAgentHeader,
    webStorage,
    writeCookie,
  };
}

declare module '@tessera/shell/i18n' {
  export {
    Text,
    TextKey,
    changeLanguage,
    currentLanguage,
    useLanguage,
    useOfferedLanguages,
    useText,
  };
}

declare module '@tessera/shell/navigation' {
  export {
    Entries,
    Link,
    LinkProps,
    LoginReason,
    Redirect,
    closeLogin,
    forceRefresh,
    loginReason,
    loginTarget,
    openLogin,
    openSite,
    prefetchPath,
    safeTarget,
    siteLink,
    useBack,
    useEntries,
    useGo,
    useLocation,
    useLoginDialog,
    useParams,
    useQuery,
  };
}

declare module '@tessera/shell/notices' {
  export {
    AlertOptions,
    ConfirmOptions,
    NotificationSwitch,
    alert,
    confirm,
    failureKind,
    failureText,
    loading,
    provideNotificationSwitch,
    toast,
    useNotificationSwitch,
  };
}

declare module '@tessera/shell/request' {
  export {
    CallOptions,
    CallState,
    RequestError,
    RequestErrorCode,
    absenceOf,
    call,
    callHeaders,
    gatewayTime,
    isAbsent,
    isUnreached,
    prefetchEncryption,
    useCall,
    useReachedAgain,
  };
}

declare module '@tessera/shell/schemas' {
  export {
    array,
    boolean,
    check,
    custom,
    fallback,
    finite,
    getDotPath,
    integer,
    intersect,
    is,
    literal,
    looseObject,
    maxLength,
    maxValue,
    minLength,
    minValue,
    nullish,
    number,
    object,
    omit,
    optional,
    parse,
    parseJson,
    picklist,
    pipe,
    record,
    regex,
    safeInteger,
    safeParse,
    startsWith,
    string,
    toUpperCase,
    transform,
    trim,
    union,
    unknown,
    url,
    variant,
  };
}

declare module '@tessera/shell/session' {
  export {
    Customer,
    MemberState,
    SignedIn,
    completeMember,
    confirmAccount,
    currentMember,
    currentSession,
    customerInfo,
    refreshMember,
    showInboxUnread,
    signIn,
    signOut,
    useMember,
    useSession,
  };
}

declare module '@tessera/shell/site' {
  export {
    ConsentInfo,
    MoneyPart,
    SiteState,
    consentReady,
    currencyCode,
    currentSite,
    formatMoney,
    hasFlag,
    loadTrustFooter,
    merchant,
    moneyParts,
    pageVersion,
    promoCodeReady,
    promotionsReady,
    refreshGameMatches,
    refreshSite,
    resourceUrl,
    sendBeacon,
    siteManifest,
    siteReady,
    trustedOrigins,
    useFlag,
    useMoney,
    useSite,
  };
}

declare module '@tessera/shell/state' {
  export {
    StoreApi,
    createStore,
    useStore,
  };
}

declare module '@tessera/shell/support' {
  export {
    openChat,
    openChatWidget,
    openCustomerService,
  };
}

declare module '@tessera/shell/tracking' {
  export {
    TrackingEvent,
    TrackingSink,
    provideConsentReview,
    provideTracking,
    track,
    useConsentReview,
  };
}

interface AlertOptions {
    readonly message: string;
    readonly title?: string;
    readonly confirmLabel?: string;
}
type Appearance = 'auto' | 'light' | 'dark';
interface CallOptions {
    readonly alert?: false;
    readonly signal?: AbortSignal;
    readonly onUpload?: (share: number) => void;
}
interface CallState<Answer> {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly value?: Answer;
    readonly error?: RequestError;
    reload(): void;
}
interface ConfirmOptions extends AlertOptions {
    readonly cancelLabel?: string;
    readonly tone?: 'danger';
    readonly signal?: AbortSignal;
}
type ConsentInfo = NonNullable<AnswerOf<typeof consent>['info']>;
type Customer = AnswerOf<typeof customer>;
interface Entries {
    readonly shown: readonly FooterEntry[];
    tap(entry: FooterEntry): void;
}
interface Environment {
    readonly os: OperatingSystem;
    readonly osVersion: string;
    readonly browser: string;
    readonly browserVersion: string;
    readonly isNativeApp: boolean;
    readonly appVersion: string;
    readonly isPwa: boolean;
    readonly isWebclip: boolean;
    readonly isTelegram: boolean;
    readonly isMaya: boolean;
    readonly isGcash: boolean;
    readonly isIpad: boolean;
    readonly isMobile: boolean;
}
type EventValue = Readonly<Record<string, unknown>>;
declare function Link({ to, replace, onClick, onPointerDown, ...rest }: LinkProps): import("react").JSX.Element;
type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    readonly to: string;
    readonly replace?: boolean;
};
interface LoginReason {
    readonly title: string;
    readonly detail?: string | undefined;
    readonly picture?: string | undefined;
    readonly instead?: {
        readonly label: string;
        readonly target: string;
    } | undefined;
}
interface MemberState {
    readonly info?: MemberInfo;
    readonly rank?: RankProgress;
    readonly depositCount?: number;
    readonly unread: number;
    readonly inbox: number;
}
interface MoneyPart {
    readonly type: string;
    readonly value: string;
}
interface MoneySign {
    readonly currency: string;
    readonly symbol: string;
    readonly isAfter: boolean;
}
declare class NativeFailure extends Error {
    readonly name = "NativeFailure";
    readonly code: 'refused' | 'no-app' | 'timeout';
    constructor(code: NativeFailure['code'], message: string);
}
interface NotificationSwitch {
    isOff(): boolean;
    change(isOn: boolean): Promise<void>;
}
type OperatingSystem = 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other';
type PageLocation = Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'>;
type Question = Omit<ConfirmOptions, 'signal'>;
declare function Redirect({ to }: {
    readonly to: string;
}): import("react").JSX.Element;
declare class RequestError extends Error {
    readonly name = "RequestError";
    readonly code: RequestErrorCode;
    readonly endpoint: string;
    readonly errorCode: string | undefined;
    readonly status: number | undefined;
    readonly retryAt: number | undefined;
    readonly value: unknown;
    constructor(code: RequestErrorCode, endpoint: string, message: string, detail?: {
        errorCode?: string | undefined;
        status?: number | undefined;
        retryAt?: number | undefined;
        value?: unknown;
        cause?: unknown;
    });
}
type RequestErrorCode = 'gateway' | 'unauthorized' | 'absent' | 'empty' | 'busy' | 'http' | 'network' | 'timeout' | 'offline' | 'malformed' | 'encryption' | 'no-key' | 'url' | 'aborted';
type Review = (() => void) | undefined;
type SignedIn = Pick<LoginValue, 'id' | 'token' | 'userName'> & Partial<Pick<LoginValue, 'customerType' | 'firstTimeLogin' | 'spanId'>>;
interface SiteState extends SiteStatus {
    readonly gameMatches?: readonly GameMatch[];
    readonly promoCodeEnable?: boolean;
    readonly consent?: ConsentInfo;
    readonly moneySign?: MoneySign | undefined;
}
interface StoredValue<T> {
    get(): T | undefined;
    set(value: T): void;
    remove(): void;
    drop(): void;
}
interface Surroundings {
    readonly userAgent: string;
    readonly host: string;
    readonly search: string;
    readonly hash: string;
    readonly touchPoints: number;
    readonly standalone: boolean;
    readonly inAppFlag: string | null;
    readonly webclipFlag: string | null;
}
interface Toast {
    readonly id: number;
    readonly message: string;
    readonly tone: 'info' | 'success' | 'danger';
    readonly picture?: string | undefined;
}
type TrackingSink = (event: TrackingEvent, value: EventValue) => void;
declare const absenceOf: (endpoint: Pick<Endpoint, 'name'>) => RequestError | undefined;
declare function alert(options: AlertOptions): Promise<void>;
declare const appearance: () => Appearance | undefined;
declare function askNativeApp(type: string, payload?: unknown): Promise<unknown>;
declare const call: <Request, Answer>(endpoint: Endpoint<Request, Answer>, request: Request, options?: CallOptions) => Promise<Answer>;
declare const callHeaders: (endpoint: Endpoint) => Readonly<Record<string, string>>;
declare function changeAppearance(next: Appearance): void;
declare function changeLanguage(code: string): Promise<void>;
declare const closeLogin: () => void;
declare function completeMember(): Promise<void>;
declare function confirm({ signal, cancelLabel, ...options }: ConfirmOptions): Promise<boolean>;
declare function confirmAccount(id: string | undefined, question: () => Question | Promise<Question>): Promise<boolean>;
declare const consentReady: () => Promise<ConsentInfo | undefined>;
declare function cookies(): ReadonlyMap<string, string>;
declare function currencyCode(raw: string): string;
declare function currentLanguage(): string;
declare const currentMember: () => MemberState;
declare const currentSession: () => SessionInfo | undefined;
declare const currentSite: () => SiteState;
declare function customerInfo(): Promise<Customer | undefined>;
declare function deviceId(): string;
declare function environment(): Environment;
declare function failureKind(error: unknown): 'offline' | 'forbidden' | 'server';
declare function failureText(error: unknown): string;
declare function forceRefresh(page?: PageLocation): void;
declare const formatMoney: (amount: string | number, currency: string) => string;
declare const gatewayTime: () => number;
declare const hasFlag: (flag: Flag) => boolean;
declare const isAbsent: (error: unknown) => boolean;
declare function isOldIosPwa({ os, osVersion, isPwa, }: Pick<Environment, 'os' | 'osVersion' | 'isPwa'>): boolean;
declare const isUnreached: (error: unknown) => boolean;
declare const loadTrustFooter: () => Promise<{
    default: ComponentType;
}>;
declare function loading(message?: string, { duration }?: {
    duration?: number;
}): () => void;
declare function loginDevice(): 'IPAD' | 'PWA' | 'WEBCLIP' | undefined;
declare const loginReason: () => LoginReason | undefined;
declare const loginTarget: () => string | undefined;
declare const merchant: () => Pick<ReleaseMerchant, 'code' | 'name' | 'template' | 'asksConsent' | 'platform'>;
declare const moneyParts: (amount: string | number, currency: string) => readonly MoneyPart[];
declare const namesMaya: ({ host, userAgent }: Pick<Surroundings, 'host' | 'userAgent'>) => boolean;
declare function openChat(): Promise<void>;
declare function openChatWidget(): Promise<void>;
declare const openCustomerService: () => void;
declare const openLogin: (target?: string, reason?: LoginReason) => void;
declare function openSite(url: string): Promise<void>;
declare const pageVersion: () => string;
declare function prefetchEncryption(): void;
declare const prefetchPath: (path: string) => void;
declare const promoCodeReady: () => Promise<void>;
declare const promotionsReady: () => Promise<void>;
declare const provideConsentReview: (open: Review) => void;
declare const provideNotificationSwitch: (provided: NotificationSwitch) => void;
declare function provideTracking(listener: TrackingSink): () => void;
declare function randomId(): string;
declare const refreshGameMatches: () => Promise<void>;
declare function refreshMember(): Promise<void>;
declare const refreshSite: () => Promise<void>;
declare function registerMethod(): 'APP' | 'H5' | 'WEBCLIP' | 'PWA';
declare const resourceUrl: (type: string) => string | undefined;
declare function sendBeacon(value: string): void;
declare function showInboxUnread(inbox: number): void;
declare function signIn({ id, token, userName, customerType, firstTimeLogin, spanId, }: SignedIn): void;
declare function signOut(): Promise<void>;
declare const siteLink: (url: string) => {
    href: string;
    target: '_blank';
    rel: string;
    onClick(event: {
        preventDefault(): void;
    }): void;
};
declare function siteManifest(): Promise<WebManifest | undefined>;
declare function siteReady(): Promise<void>;
declare function storedValue<T>(key: StoredKey<T>): StoredValue<T>;
declare function toast(message: string, { duration, tone, picture, }?: {
    duration?: number;
    tone?: Toast['tone'];
    picture?: string;
}): void;
declare function track(event: TrackingEvent, value?: EventValue): void;
declare const trustedOrigins: (kind: 'scripts' | 'games' | 'links' | 'payments') => readonly string[] | undefined;
declare function useBack(fallback: string): () => void;
declare function useCall<Request, Answer>(endpoint: Endpoint<Request, Answer>, request: Request, { enabled }?: {
    enabled?: boolean;
}): CallState<Answer>;
declare const useConsentReview: () => Review;
declare function useEntries(wanted: readonly FooterEntry[]): Entries;
declare const useFlag: (flag: Flag) => boolean;
declare function useGo(): (to: string, options?: {
    replace?: boolean;
}) => void;
declare function useLanguage(): string;
declare const useLocation: () => {
    pathname: string;
    search: string;
    hash: string;
};
declare const useLoginDialog: () => boolean;
declare const useMember: () => MemberState;
declare function useMoney(): (amount: string | number) => string;
declare const useNotificationSwitch: () => NotificationSwitch | undefined;
declare function useOfferedLanguages(): readonly Language[];
declare const useParams: () => Readonly<Record<string, string | undefined>>;
declare const useQuery: () => URLSearchParams;
declare function useReachedAgain(isWaiting: boolean, retry: () => void): void;
declare const useSession: () => SessionInfo | undefined;
declare const useSite: <T>(select: (site: SiteState) => T) => T;
declare function useText<N extends Namespace>(namespace: N): Text<N>;
declare function userAgentHeader(userAgent?: string): string;
declare const webStorage: (area: 'local' | 'session') => Storage;
declare function writeCookie(name: string, value: string, days: number, attributes?: string): void;
