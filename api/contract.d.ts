// The public API of @tessera/contract. `pnpm api` writes this file from the types: change the sources instead.

import type * as v from 'valibot';
import type {
  GenericSchema,
} from 'valibot';

declare module '@tessera/contract' {
  export {
    ATTRIBUTION_AGE,
    AccountPart,
    Activity,
    ActivityDetail,
    AgentProgram,
    AmountLimits,
    Announcement,
    AnswerOf,
    AppKey,
    Authorization,
    BalanceChange,
    BalanceChangeKind,
    Banner,
    Bet,
    BetDay,
    BigWin,
    CUSTOMER_NOT_LOGIN,
    ConsentChoice,
    ConsentPurpose,
    ConsentSetting,
    CountryAnswer,
    CountryEntry,
    CustomerServiceEntry,
    DepositBonus,
    DepositKind,
    DepositMethod,
    DepositOrder,
    DepositPayment,
    DownLinks,
    DownloadLinkType,
    EVERYBODY,
    Endpoint,
    Envelope,
    FailureReading,
    Fee,
    FeedbackEntry,
    FeedbackTopic,
    FirebaseChannel,
    Flag,
    Flags,
    FooterEntry,
    GameCard,
    GameLane,
    GameMatch,
    GeetestChallenge,
    HOME,
    HealthEvent,
    HelpCategory,
    HelpQuestion,
    InboxMessage,
    InvitedFriend,
    Jackpot,
    KeptAttribution,
    KeptConsent,
    LaunchGameRequest,
    LimitKind,
    LineSession,
    LoadOutcome,
    LoginMethod,
    LoginRequest,
    LoginValue,
    MONEY_TIMEOUT,
    MatchMarket,
    MemberInfo,
    MemberProfile,
    MemberType,
    MerchantLink,
    MobileTemplate,
    MoneyCounts,
    MoneyRequestKind,
    NetworkName,
    NetworkSetting,
    NewVendor,
    Notice,
    OtherPlace,
    PayoutKind,
    PayoutProvider,
    PlayLimit,
    PlayedBonus,
    Promotion,
    PromotionCategory,
    PwaType,
    RankProgress,
    RecoveryWay,
    ReferralProgram,
    RegisterMethod,
    RegisterRequest,
    RegisterValue,
    RequestOf,
    ResponsiblePlay,
    Reward,
    SEA_LOTTERY,
    STORAGE_VERSION,
    SessionInfo,
    SignedInDevice,
    SiteStatus,
    SmsProvider,
    SocialChannel,
    SocialProof,
    SocialSetting,
    SolvedCaptcha,
    StoredKey,
    StoredPlace,
    StoredType,
    TelegramAuth,
    TelegramSetting,
    TrackingEvent,
    TrackingRecord,
    Transaction,
    TransactionKind,
    VIETNAM_LOTTERY,
    VerificationWay,
    VerifiedPerson,
    WalletBalance,
    WebManifest,
    WithdrawAccount,
    WithdrawInfo,
    activity,
    activityDetail,
    activityDetailValue,
    activityList,
    addWithdrawAccount,
    ageOf,
    agentProgram,
    agentProgramValue,
    agentStandings,
    amountLimits,
    announcement,
    announcementCategories,
    announcementTypes,
    appKeys,
    applyAgent,
    attributionIn,
    attributionNames,
    autoUsername,
    balanceChange,
    balanceChangeKinds,
    balanceChanges,
    banner,
    bannerList,
    bet,
    betDay,
    betDays,
    betList,
    bigWin,
    bindContact,
    bindSocial,
    bonusWagering,
    breakDays,
    cancelDeposit,
    cancelWithdrawal,
    captchaImage,
    changeFavourites,
    changePassword,
    changeWithdrawPassword,
    channelFlags,
    chatAuthKey,
    claimReward,
    closeAccount,
    clubLabel,
    collect,
    consent,
    consentPurposes,
    consentSetting,
    count,
    country,
    countryEntry,
    customer,
    customerServiceEntry,
    customerServiceTypes,
    decimalAmount,
    defaultFooterNav,
    defineEndpoint,
    deleteInbox,
    depositBonus,
    depositKinds,
    depositMethod,
    depositMethods,
    depositOrder,
    depositOrderValue,
    depositSettings,
    domainRoute,
    downLinks,
    downloadLinkTypes,
    downloadSetting,
    endSessions,
    envelope,
    errorCode,
    favouriteList,
    fcmBind,
    fcmSubscribe,
    fcmUnsubscribe,
    fee,
    feedbackEntry,
    feedbackList,
    feedbackTopics,
    firebaseChannel,
    flagNames,
    focalPoint,
    footerEntries,
    freshAttribution,
    gameCard,
    gameLane,
    gameList,
    gameMatch,
    gameMatches,
    gameTrialLaunch,
    geetest,
    geetestChallenge,
    geetestV4,
    healthEvent,
    helpCentre,
    identifier,
    inboxList,
    inboxMessage,
    inboxUnread,
    instant,
    invitedFriend,
    isAgent,
    isAllowedAddress,
    isFooterEntry,
    isFree,
    isUnreachedStatus,
    isVirtual,
    jackpot,
    jackpots,
    keptAttribution,
    keptConsent,
    keys,
    launchChat,
    launchGame,
    launchGameRequest,
    launchSeaLottery,
    launchVietnamLottery,
    launchedGame,
    limitKinds,
    lineSession,
    listAnnouncements,
    loadOutcomes,
    login,
    loginFirebase,
    loginLine,
    loginMaya,
    loginRequest,
    loginSettings,
    loginTelegram,
    loginType,
    loginValue,
    logout,
    mayChat,
    memberInfo,
    memberInfoValue,
    memberLanguage,
    memberProfile,
    memberProfileValue,
    memberType,
    merchantLink,
    merchantPromotions,
    mobileTemplate,
    moneyCounts,
    moneyRequestKinds,
    moneyStatus,
    nameWithdrawAccount,
    networkNames,
    networkSetting,
    newGameVendor,
    newVendor,
    nothing,
    notice,
    noticeList,
    numeric,
    offeredHelp,
    orUnreadable,
    otherPlaces,
    parseAddress,
    payoutKinds,
    payoutProvider,
    ping,
    places,
    playLimit,
    playLimits,
    playedBonus,
    positiveAmount,
    promoCodeEnable,
    promotion,
    promotionCategory,
    pwaTypes,
    rankProgress,
    rankProgressValue,
    readAnswer,
    readBadStatus,
    readHealth,
    readInbox,
    recentWins,
    recoveryWays,
    referralProgram,
    referralProgramValue,
    refreshMayaTokens,
    register,
    registerDownline,
    registerMobile,
    registerRequest,
    registerSettings,
    registerSocial,
    registerValue,
    relay,
    removeWithdrawAccount,
    requestId,
    resetPassword,
    resetPasswordBySocial,
    responsiblePlay,
    responsiblePlayValue,
    retryAfter,
    reward,
    rewardList,
    rewardStates,
    rsaKey,
    ruleAddress,
    rulePage,
    s2sInfo,
    s2sNames,
    safeTarget,
    saveMemberProfile,
    savePlayLimit,
    sendContactCode,
    sendLoginCode,
    sendResetCode,
    sendSms,
    sentCard,
    sentCode,
    serviceScript,
    sessionInfo,
    setDefaultWithdrawAccount,
    setWithdrawPassword,
    settleRequest,
    shellKeys,
    shownText,
    signedInDevice,
    signedInDevices,
    siteStatus,
    smsProvider,
    socialChannels,
    socialProof,
    socialSetting,
    solvedCaptcha,
    startAuthenticator,
    status,
    submitDeposit,
    submitFeedback,
    submitWithdrawal,
    telegramAuth,
    telegramLoginSetting,
    telegramSettingValue,
    text,
    timeLeft,
    toggle,
    topGames,
    trackEvent,
    trackEvents,
    trackingEvents,
    trackingRecord,
    trackingSetting,
    transaction,
    transactionKinds,
    transactions,
    transferWallet,
    trustedPolicies,
    trustedPolicy,
    unbindContact,
    unbindSocial,
    unreadCount,
    uploadFeedbackPicture,
    verificationMissing,
    verificationNeeded,
    verificationWays,
    verifyLineCode,
    verifyLogin,
    vipProgress,
    vitalNames,
    walletBalance,
    walletBalanceValue,
    webAddress,
    webManifest,
    withLeftOut,
    withdrawAccount,
    withdrawAccountInfo,
    withdrawInfoValue,
    withdrawPassword,
    writeHealth,
    yesOrNo,
  };
}

declare module '@tessera/contract/platforms' {
  export {
    Platform,
    callOn,
    lacksCall,
    loadPlatform,
    platformNames,
  };
}

declare const ATTRIBUTION_AGE: number;
type AccountPart = (typeof parts)[number];
type Activity = v.InferOutput<typeof activity>;
type ActivityDetail = v.InferOutput<typeof activityDetailValue>;
type AgentProgram = v.InferOutput<typeof agentProgramValue>;
type AmountLimits = v.InferOutput<typeof amountLimits>;
type Announcement = v.InferOutput<typeof announcement>;
type AnswerOf<E> = E extends Endpoint<infer _Request, infer Answer> ? Answer : never;
type AnswerReading = {
    readonly says: 'accepted';
    readonly value: unknown;
} | {
    readonly says: 'malformed';
    readonly issues: readonly v.BaseIssue<unknown>[];
} | FailureReading;
type AppKey = (typeof appKeys)[number];
type Authorization = 'required' | 'optional' | 'none';
type BalanceChange = v.InferOutput<typeof balanceChange>;
type BalanceChangeKind = (typeof balanceChangeKinds)[number];
type Banner = v.InferOutput<typeof banner>;
type Bet = v.InferOutput<typeof bet>;
type BetDay = v.InferOutput<typeof betDay>;
type BigWin = v.InferOutput<typeof bigWin>;
declare const CUSTOMER_NOT_LOGIN = "CUSTOMER_NOT_LOGIN";
type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;
type ConsentPurpose = (typeof consentPurposes)[number];
type ConsentSetting = v.InferOutput<typeof consentSetting>;
type CountryAnswer = v.InferOutput<typeof country.answer>;
type CountryEntry = v.InferOutput<typeof countryEntry>;
type CustomerServiceEntry = v.InferOutput<typeof customerServiceEntry>;
type DepositBonus = v.InferOutput<typeof depositBonus>;
type DepositKind = (typeof depositKinds)[number];
type DepositMethod = v.InferOutput<typeof depositMethod>;
type DepositOrder = v.InferOutput<typeof depositOrderValue>;
type DepositPayment = v.InferOutput<typeof payment>;
type DownLinks = v.InferOutput<typeof downLinks>;
type DownloadLinkType = (typeof downloadLinkTypes)[number];
declare const EVERYBODY = "ALL";
interface Endpoint<Request = unknown, Answer = unknown> {
    readonly name: string;
    readonly method: 'GET' | 'POST' | 'PUT';
    readonly path: string;
    readonly request: GenericSchema<unknown, Request>;
    readonly answer: GenericSchema<unknown, Answer>;
    readonly authorization: Authorization;
    readonly encrypted?: boolean;
    readonly cached?: boolean;
    readonly moduleId?: string;
    readonly merchantHeader?: string;
    readonly timeout?: number;
    readonly concurrency?: number;
    readonly bare?: boolean;
    readonly headers?: Readonly<Record<string, string>>;
    readonly assumed?: string;
}
type Envelope = v.InferOutput<typeof envelope>;
interface FailureReading {
    readonly says: 'refused' | 'absent' | 'unauthorized' | 'busy' | 'unreached' | 'failed';
    readonly refusal?: Envelope | undefined;
}
type Fee = v.InferOutput<typeof fee>;
type FeedbackEntry = v.InferOutput<typeof feedbackEntry>;
type FeedbackTopic = (typeof feedbackTopics)[number];
type FirebaseChannel = v.InferOutput<typeof firebaseChannel>;
type Flag = (typeof flagNames)[number];
type Flags = Readonly<Record<Flag, boolean>>;
type FooterEntry = (typeof footerEntries)[number];
type GameCard = v.InferOutput<typeof gameCard>;
type GameLane = v.InferOutput<typeof gameLane>;
type GameMatch = v.InferOutput<typeof gameMatch>;
type GeetestChallenge = v.InferOutput<typeof geetestChallenge>;
declare const HOME = "/m/home";
type HealthEvent = v.InferOutput<typeof healthEvent>;
type HelpCategory = v.InferOutput<typeof category>;
type HelpQuestion = v.InferOutput<typeof question>;
type InboxMessage = v.InferOutput<typeof inboxMessage>;
type InvitedFriend = v.InferOutput<typeof invitedFriend>;
type Jackpot = v.InferOutput<typeof jackpot>;
type KeptAttribution = v.InferOutput<typeof keptAttribution>;
interface KeptBar {
    readonly height: number;
    readonly member: boolean;
}
type KeptConsent = v.InferOutput<typeof keptConsent>;
type LaunchGameRequest = v.InferOutput<typeof launchGameRequest>;
type LeftOut = string;
type LimitKind = (typeof limitKinds)[number];
type LineSession = v.InferOutput<typeof lineSession>;
type LoadOutcome = (typeof loadOutcomes)[number];
type LoginMethod = (typeof loginMethods)[number];
type LoginRequest = v.InferOutput<typeof loginRequest>;
type LoginValue = v.InferOutput<typeof loginValue>;
declare const MONEY_TIMEOUT = 10000;
type MatchMarket = v.InferOutput<typeof market>;
type MemberInfo = v.InferOutput<typeof memberInfoValue>;
type MemberProfile = v.InferOutput<typeof memberProfileValue>;
type MemberType = v.InferOutput<typeof memberType>;
type MerchantLink = {
    readonly kind: 'page';
    readonly path: string;
} | {
    readonly kind: 'site';
    readonly url: string;
};
type MobileTemplate = v.InferOutput<typeof mobileTemplate>;
type MoneyCounts = v.InferOutput<typeof moneyCounts>;
type MoneyRequestKind = (typeof moneyRequestKinds)[number];
type NetworkName = (typeof networkNames)[number];
type NetworkSetting = v.InferOutput<typeof networkSetting>;
type NewVendor = v.InferOutput<typeof newVendor>;
type Notice = v.InferOutput<typeof notice>;
interface OtherPlace {
    readonly area: 'database' | 'cache';
    readonly name: string;
    readonly family?: boolean;
    readonly owner: 'shell' | 'auth' | 'growth';
    readonly holds: string;
}
type OwnPolicy = Exclude<(typeof trustedPolicies)[number], 'dompurify'>;
type PayoutKind = (typeof payoutKinds)[number];
type PayoutProvider = v.InferOutput<typeof payoutProvider>;
interface Platform {
    readonly calls?: Readonly<Record<string, PlatformCall | 'absent'>>;
    readonly absentCodes?: readonly string[];
}
interface PlatformCall {
    readonly method?: Endpoint['method'];
    readonly path?: string;
    readonly request?: (ours: Readonly<Record<string, unknown>>) => object;
    readonly answer?: v.GenericSchema<unknown, unknown>;
}
type PlayLimit = v.InferOutput<typeof playLimit>;
type PlayedBonus = v.InferOutput<typeof playedBonus>;
type Promotion = v.InferOutput<typeof promotion>;
type PromotionCategory = v.InferOutput<typeof promotionCategory>;
type PwaType = (typeof pwaTypes)[number];
type RankProgress = v.InferOutput<typeof rankProgressValue>;
type RecoveryWay = (typeof recoveryWays)[number];
type ReferralProgram = v.InferOutput<typeof referralProgramValue>;
interface RegInfo {
    readonly affiliateCode?: string | undefined;
    readonly referralCode?: string | undefined;
    readonly originalDomain?: string | undefined;
}
type RegisterMethod = (typeof registerMethods)[number];
type RegisterRequest = v.InferOutput<typeof registerRequest>;
type RegisterValue = v.InferOutput<typeof registerValue>;
type RequestOf<E> = E extends Endpoint<infer Request, infer _Answer> ? Request : never;
type ResponsiblePlay = v.InferOutput<typeof responsiblePlayValue>;
type Reward = v.InferOutput<typeof reward>;
interface Rules {
    createHTML?(html: string): string;
    createScriptURL?(address: string): string;
}
declare const SEA_LOTTERY = "TCG_SEA";
declare const STORAGE_VERSION = 1;
type SessionInfo = v.InferOutput<typeof sessionInfo>;
type SignedInDevice = v.InferOutput<typeof signedInDevice>;
type SiteStatus = v.InferOutput<typeof siteStatus>;
type SmsProvider = v.InferOutput<typeof smsProvider>;
type SocialChannel = (typeof socialChannels)[number];
type SocialProof = v.InferOutput<typeof socialProof>;
type SocialSetting = v.InferOutput<typeof socialSetting>;
type SolvedCaptcha = v.InferOutput<v.ObjectSchema<typeof solvedCaptcha, undefined>>;
interface StoredKey<T = unknown> extends StoredPlace {
    read(raw: unknown): T | undefined;
}
interface StoredPlace {
    readonly name: string;
    readonly area: 'local' | 'session' | 'cookie';
    readonly text?: true;
    readonly family?: true;
    readonly days?: number;
    readonly owner: 'shell' | 'auth' | 'games' | 'member' | 'growth' | 'native app';
    readonly holds: string;
}
type StoredType<K> = K extends {
    read(raw: unknown): infer T;
} ? NonNullable<T> : never;
type TelegramAuth = v.InferOutput<typeof telegramAuth>;
type TelegramSetting = v.InferOutput<typeof telegramSettingValue>;
type TrackingEvent = (typeof trackingEvents)[number];
type TrackingRecord = v.InferOutput<typeof trackingRecord>;
type Transaction = v.InferOutput<typeof transaction>;
type TransactionKind = (typeof transactionKinds)[number];
declare const VIETNAM_LOTTERY = "TCG_LOTTO_VN";
type VerificationWay = (typeof verificationWays)[number];
type VerifiedPerson = v.InferOutput<typeof verifiedPerson>;
type WalletBalance = v.InferOutput<typeof walletBalanceValue>;
type WebManifest = v.InferOutput<typeof webManifest.answer>;
type WithdrawAccount = v.InferOutput<typeof withdrawAccount>;
type WithdrawInfo = v.InferOutput<typeof withdrawInfoValue>;
declare const activity: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly title: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly summary: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly image: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly focalPoint: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        x: number;
        y: number;
    }>, undefined>, undefined>;
    readonly categoryId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly startTime: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly endTime: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
}, undefined>;
declare const activityDetail: Endpoint<{
    id: string;
}, {
    summary?: string | undefined;
    image?: string | undefined;
    focalPoint?: {
        x: number;
        y: number;
    } | undefined;
    categoryId?: string | undefined;
    startTime?: number | undefined;
    endTime?: number | undefined;
    id: string;
    title: string;
    content: string;
    link?: string | undefined;
}>;
declare const activityDetailValue: v.ObjectSchema<{
    readonly summary: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly image: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly focalPoint: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        x: number;
        y: number;
    }>, undefined>, undefined>;
    readonly categoryId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly startTime: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly endTime: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly id: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly title: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly content: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly link: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const activityList: Endpoint<{}, {
    activities: {
        id: string;
        title: string;
        summary?: string | undefined;
        image?: string | undefined;
        focalPoint?: {
            x: number;
            y: number;
        } | undefined;
        categoryId?: string | undefined;
        startTime?: number | undefined;
        endTime?: number | undefined;
    }[];
}>;
declare const addWithdrawAccount: Endpoint<{
    provider: string;
    holder?: string | undefined;
    number: string;
}, {
    kind: "bank" | "crypto" | "ewallet";
    holder?: string | undefined;
    isDefault: boolean;
    name?: string | undefined;
    id?: string | undefined;
    provider: string;
    number: string;
}>;
declare const ageOf: (at: number, now?: number) => number;
declare const agentProgram: Endpoint<{}, {
    standing: "agent" | "none" | "pending" | "unknown";
    commissionPercent?: string | undefined;
    code?: string | undefined;
    team?: {
        members: number;
        active: number;
        commission: string;
        pending: string;
    } | undefined;
    members: {
        name: string;
        at?: number | undefined;
        commission: string;
    }[];
}>;
declare const agentProgramValue: v.ObjectSchema<{
    readonly standing: v.NullishSchema<v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "agent" | "none" | "pending" | "unknown">, "agent" | "none" | "pending" | "unknown">, "agent" | "none" | "pending" | "unknown">, "none">;
    readonly commissionPercent: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly code: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly team: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        members: number;
        active: number;
        commission: string;
        pending: string;
    }>, undefined>, undefined>;
    readonly members: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        name: string;
        at?: number | undefined;
        commission: string;
    }[]>, {
        name: string;
        at?: number | undefined;
        commission: string;
    }[]>, {
        name: string;
        at?: number | undefined;
        commission: string;
    }[]>;
}, undefined>;
declare const agentStandings: readonly ['none', 'pending', 'agent'];
declare const amountLimits: v.ObjectSchema<{
    readonly minimum: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly maximum: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
declare const announcement: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "FLOAT" | "POPUP" | "TICKER" | "unknown">, "FLOAT" | "POPUP" | "TICKER" | "unknown">, "FLOAT" | "POPUP" | "TICKER" | "unknown">;
    readonly title: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly content: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly image: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly focalPoint: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        x: number;
        y: number;
    }>, undefined>, undefined>;
    readonly link: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly startTime: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly endTime: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
}, undefined>;
declare const announcementCategories: Endpoint<{}, {
    categories: {
        id: string;
        name?: string | undefined;
    }[];
}>;
declare const announcementTypes: readonly ['POPUP', 'FLOAT', 'TICKER'];
declare const announcements: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => {
        [x: string]: string;
    } | undefined;
};
declare const answer: StoredPlace;
declare const answer: {
    name: string;
    area: 'local' | 'session' | 'cookie';
    text?: true;
    family?: true;
    days?: number;
    owner: 'shell' | 'auth' | 'games' | 'member' | 'growth' | 'native app';
    holds: string;
    read: (raw: unknown) => {
        at: number;
        body: string;
    } | undefined;
};
declare const appInstallTracking: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const appKeys: readonly ['IOS', 'MOBILECONFIG', 'Android'];
declare const appWindow: {
    area: "session";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const appearance: {
    area: "local";
    name: string;
    text: true;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => "auto" | "dark" | "light" | undefined;
};
declare const applyAgent: Endpoint<{
    contact: string;
    plan?: string | undefined;
}, {
    standing: "agent" | "none" | "pending" | "unknown";
    commissionPercent?: string | undefined;
    code?: string | undefined;
    team?: {
        members: number;
        active: number;
        commission: string;
        pending: string;
    } | undefined;
    members: {
        name: string;
        at?: number | undefined;
        commission: string;
    }[];
}>;
declare const assetsHash: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => string | undefined;
};
declare const attribution: {
    area: "local";
    name: string;
    days: number;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => {
        [x: string]: {
            value: string;
            at: number;
        };
    } | undefined;
};
declare function attributionIn(query: URLSearchParams): Record<string, string>;
declare const attributionNames: readonly ['tid', 'cid', 'kw', 'pixel_id', 'kwai_pixel_id', 'fb_pixel_id', 'tt_pixel_id', 'click_id', 'kwaiclid', 'fbclid', 'fbc', 'fbp', 'gclid', 'gbraid', 'wbraid', 'ttclid', 'twclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
declare const authCallback: {
    area: "session";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        search: string;
        hash: string;
    } | undefined;
};
declare const autoLogin: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: typeof switched;
};
declare const autoUsername: Endpoint<{}, {
    username: string;
}>;
declare const balanceChange: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly kind: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "adjustment" | "bet" | "bonus" | "deposit" | "unknown" | "withdrawal">, "adjustment" | "bet" | "bonus" | "deposit" | "unknown" | "withdrawal">, "adjustment" | "bet" | "bonus" | "deposit" | "unknown" | "withdrawal">;
    readonly amount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly balance: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly title: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const balanceChangeKinds: readonly ['deposit', 'withdrawal', 'bonus', 'bet', 'adjustment'];
declare const balanceChanges: Endpoint<{
    kind?: "adjustment" | "bet" | "bonus" | "deposit" | "withdrawal" | undefined;
    since?: number | undefined;
    cursor?: string | undefined;
    limit: number;
}, {
    items: {
        id: string;
        kind: "adjustment" | "bet" | "bonus" | "deposit" | "unknown" | "withdrawal";
        amount: string;
        balance?: string | undefined;
        at?: number | undefined;
        title?: string | undefined;
    }[];
    next?: string | undefined;
}>;
declare const banner: v.ObjectSchema<{
    readonly linkageType: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "G" | "P" | "URL">, undefined>, undefined>;
    readonly linkage: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly roomId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly nodeId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly gameType: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly vendor: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly groupName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly url: v.StringSchema<undefined>;
    readonly title: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const bannerList: Endpoint<{
    groupName: "m_home";
}, {
    banners: {
        linkageType?: "G" | "P" | "URL" | undefined;
        linkage?: string | undefined;
        roomId?: string | undefined;
        nodeId?: string | undefined;
        gameType?: string | undefined;
        vendor?: string | undefined;
        groupName?: string | undefined;
        url: string;
        title?: string | undefined;
    }[];
}>;
declare const bet: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly game: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly provider: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly status: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">;
    readonly stake: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly payout: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
}, undefined>;
declare const betDay: v.ObjectSchema<{
    readonly day: v.SchemaWithPipe<readonly [v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>, v.TransformAction<number, number>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number>]>], undefined>, v.NumberSchema<undefined>, v.MinValueAction<number, number, undefined>, v.MaxValueAction<number, number, undefined>]>;
    readonly bets: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly stake: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly payout: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
declare const betDays: Endpoint<{
    since: number;
    timezoneOffset: number;
    provider?: string | undefined;
}, {
    days: {
        day: number;
        bets: number;
        stake: string;
        payout: string;
    }[];
    providers: {
        code: string;
        name: string;
    }[];
}>;
declare const betList: Endpoint<{
    since: number;
    until: number;
    provider?: string | undefined;
    cursor?: string | undefined;
    limit: number;
}, {
    items: {
        id: string;
        game: string;
        provider?: string | undefined;
        status: "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown";
        stake: string;
        payout?: string | undefined;
        at?: number | undefined;
    }[];
    next?: string | undefined;
}>;
declare const bigWin: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly player: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MaxLengthAction<string, 10000, undefined>]>;
    readonly amount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly time: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly game: v.SchemaWithPipe<readonly [v.LooseObjectSchema<{}, undefined>, v.TransformAction<{} & {
        [key: string]: unknown;
    }, {
        gameId: unknown;
        displayName: unknown;
    }>, v.ObjectSchema<{
        readonly gameId: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
        readonly gameCode: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
        readonly nodeId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
        readonly vendor: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
        readonly accountTypeName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
        readonly displayName: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
        readonly freeplay: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
        readonly image: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
        readonly hot: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    }, undefined>]>;
}, undefined>;
declare const bindContact: Endpoint<{
    type: "email" | "ga" | "sms";
    target?: string | undefined;
    code: string;
    loginDeviceId: string;
}, unknown>;
declare const bindSocial: Endpoint<{
    lineSessionToken: string;
} | {
    firebaseChannel: "facebook" | "google" | "phone" | "twitter";
    firebaseIdToken: string;
} | {
    telegramAuth: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    };
}, unknown>;
declare const bonusWagering: Endpoint<{}, {
    bonuses: {
        id: string;
        title: string;
        amount: string;
        required: string;
        done: string;
    }[];
}>;
declare const breakDays: readonly [1, 7, 30, 180];
declare const browserNotice: {
    area: "session";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => 1 | undefined;
};
declare const byMember: (raw: unknown) => Record<string, GameCard[]> | undefined;
declare function callOn<Request, Answer>(platform: Platform, endpoint: Endpoint<Request, Answer>): {
    readonly endpoint: Endpoint<Request, Answer>;
    request(ours: Request): Request;
} | undefined;
declare const cancelDeposit: Endpoint<{
    id: string;
}, unknown>;
declare const cancelWithdrawal: Endpoint<{
    id: string;
}, unknown>;
declare const captchaImage: Endpoint<{
    t: number;
    loginDeviceId: string;
}, {
    image: string;
}>;
declare const category: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly title: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly questions: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        id: string;
        question: string;
        answer: string;
    }[]>, {
        id: string;
        question: string;
        answer: string;
    }[]>, {
        id: string;
        question: string;
        answer: string;
    }[]>;
}, undefined>;
declare const changeFavourites: Endpoint<{
    add: string[];
    remove: string[];
}, unknown>;
declare const changePassword: Endpoint<{
    oldPassword: string;
    newPassword: string;
}, unknown>;
declare const changeWithdrawPassword: Endpoint<{
    oldPassword: string;
    password: string;
}, unknown>;
declare const channelFlags: {
    readonly google: 'GOOGLELOGIN3';
    readonly facebook: 'FACEBOOKLOGIN3';
    readonly twitter: 'TWITTERLOGIN3';
    readonly line: 'LINELOGIN3';
    readonly telegram: 'TELEGRAMLOGIN3';
};
declare const chatAuthKey: Endpoint<{}, string>;
declare const claimReward: Endpoint<{
    id: string;
}, {
    id: string;
    title: string;
    detail?: string | undefined;
    amount: string;
    state: "claimable" | "claimed" | "expired" | "locked" | "unknown";
    progress?: {
        done: number;
        required: number;
    } | undefined;
    expiresAt?: number | undefined;
    claimedAt?: number | undefined;
}>;
declare const closeAccount: Endpoint<{
    password: string;
    days?: 1 | 7 | 30 | 180 | undefined;
}, unknown>;
declare const closedInstallTimes: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => number | undefined;
};
declare const clubLabel: v.ObjectSchema<{
    readonly labelName: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly labelId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly type: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly rankLevel: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
}, undefined>;
declare const collect: Endpoint<{
    merchant: string;
    value: string;
}, unknown>;
declare const collectedReward: {
    area: "session";
    name: string;
    owner: "member";
    holds: string;
    read: (raw: unknown) => string | undefined;
};
declare const confirmedAccount: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        id: string;
    } | undefined;
};
declare const consent: Endpoint<{}, {
    info?: string | {
        [x: string]: unknown;
    } | null | undefined;
}>;
declare const consent: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => {
        version: string;
        purposes: ("analytics" | "marketing")[];
        decidedAt?: number | undefined;
    } | undefined;
};
declare const consentPurposes: readonly ['analytics', 'marketing'];
declare const consentSetting: v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, {
    required: boolean;
    text: string;
    version: string;
    policy: undefined;
}>]>, v.ObjectSchema<{
    readonly required: v.SchemaWithFallback<v.OptionalSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>, v.TransformAction<string | number, boolean>]>], undefined>, false>, false>;
    readonly version: v.SchemaWithFallback<v.OptionalSchema<v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, "1">, "1">;
    readonly text: v.SchemaWithFallback<v.OptionalSchema<v.StringSchema<undefined>, undefined>, undefined>;
    readonly policy: v.SchemaWithFallback<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
}, undefined>], undefined>;
declare const container: {
    area: "session";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => "gcash" | "maya" | "telegram" | undefined;
};
declare const contentViewed: {
    area: "session";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const count: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
declare const country: Endpoint<{}, {
    countries: {
        countryCode: string;
        countryDialingCode: string;
        countryName?: string | undefined;
    }[];
    countryCode: string;
    countryDialingCode: string;
    currency?: string | undefined;
    currencySymbol?: string | undefined;
    currencyPosition?: string | undefined;
}>;
declare const countryEntry: v.ObjectSchema<{
    readonly countryCode: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.ToUpperCaseAction, v.RegexAction<string, undefined>]>;
    readonly countryDialingCode: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>, v.TransformAction<string, string>]>, v.MinLengthAction<string, 1, undefined>]>;
    readonly countryName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const customer: Endpoint<{}, {
    id: string;
    account: string;
}>;
declare const customer: {
    area: "session";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        id: string;
        account: string;
    } | undefined;
};
declare const customerServiceEntry: v.ObjectSchema<{
    readonly csType: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown">, "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown">, "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown">;
    readonly csPosition: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
    readonly title: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly path: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly link: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly labelIds: v.NullishSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>, undefined>, readonly []>;
}, undefined>;
declare const customerServiceTypes: readonly ['TELEGRAM', 'WHATSAPP', 'FACEBOOK', 'IG', 'LINE', 'TWITTER', 'AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP', 'TX-CHAT'];
declare const deadImageHosts: {
    area: "session";
    name: string;
    owner: "games";
    holds: string;
    read: (raw: unknown) => string[] | undefined;
};
declare const decimalAmount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
declare const declinedUpgrade: {
    area: "session";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof text;
};
declare const defaultFooterNav: readonly FooterEntry[];
declare function defineEndpoint<Request, Answer>(endpoint: Endpoint<Request, Answer>): Endpoint<Request, Answer>;
declare const deleteInbox: Endpoint<{
    ids: string[];
}, {
    unread: number;
}>;
declare const depositBonus: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly title: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly detail: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly minimum: v.NullishSchema<v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
}, undefined>;
declare const depositKinds: readonly ['bank', 'redirect', 'qr', 'crypto'];
declare const depositMethod: v.ObjectSchema<{
    readonly minimum: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly maximum: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly code: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly name: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly logo: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly kind: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "bank" | "crypto" | "qr" | "redirect">, "bank" | "crypto" | "qr" | "redirect">, "bank" | "crypto" | "qr" | "redirect">;
    readonly fee: v.NullishSchema<v.ObjectSchema<{
        readonly percent: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly fixed: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    }, undefined>, undefined>;
    readonly quickAmounts: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, string[]>, string[]>;
    readonly minutes: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly closed: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const depositMethods: Endpoint<{}, {
    methods: {
        minimum: string;
        maximum: string;
        code: string;
        name: string;
        logo?: string | undefined;
        kind: "bank" | "crypto" | "qr" | "redirect";
        fee?: {
            percent: string;
            fixed: string;
        } | null | undefined;
        quickAmounts: string[];
        minutes?: number | undefined;
        closed: boolean;
    }[];
    bonuses: {
        id: string;
        title: string;
        detail?: string | undefined;
        minimum?: string | null | undefined;
    }[];
}>;
declare const depositOrder: Endpoint<{
    id: string;
}, {
    method: string;
    status: "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown";
    amount: string;
    payable: string;
    at?: number | undefined;
    expiresAt?: number | undefined;
    payment?: "unreadable" | {
        kind: "bank";
        details: {
            label: string;
            value: string;
            copy: boolean;
        }[];
    } | {
        kind: "redirect";
        url: string;
        window: "new" | "same";
    } | {
        kind: "qr";
        content: string;
    } | {
        kind: "crypto";
        address: string;
        network: string;
        coin: string;
        coins: string;
    } | null | undefined;
    reason?: string | undefined;
    cancellable: boolean;
    id: string;
}>;
declare const depositOrderValue: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly method: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly status: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">;
    readonly amount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly payable: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly expiresAt: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly payment: v.NullishSchema<v.SchemaWithFallback<v.UnionSchema<[v.GenericSchema<unknown, {
        kind: "bank";
        details: {
            label: string;
            value: string;
            copy: boolean;
        }[];
    } | {
        kind: "redirect";
        url: string;
        window: "new" | "same";
    } | {
        kind: "qr";
        content: string;
    } | {
        kind: "crypto";
        address: string;
        network: string;
        coin: string;
        coins: string;
    }>, v.LiteralSchema<"unreadable", undefined>], undefined>, "unreadable">, undefined>;
    readonly reason: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly cancellable: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const depositSettings: Endpoint<{}, {
    totalDepositSuccessCount: number;
}>;
declare const deviceId: {
    area: "local";
    name: string;
    text: true;
    owner: "shell";
    holds: string;
    read: typeof readDeviceId;
};
declare const deviceIdCookie: {
    area: "cookie";
    name: string;
    text: true;
    days: number;
    owner: "shell";
    holds: string;
    read: typeof readDeviceId;
};
declare const domainRoute: Endpoint<{
    device: string;
}, {
    domainList: {
        domainName: string;
    }[];
}>;
declare const done: (raw: unknown) => 1 | undefined;
declare const downLinks: v.ObjectSchema<{
    readonly IOS: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        url?: string | undefined;
        resources: {
            resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
            url: string;
        }[];
        downLink: {
            resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
            url: string;
        }[];
    }>, undefined>, undefined>;
    readonly Android: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        url?: string | undefined;
        resources: {
            resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
            url: string;
        }[];
        downLink: {
            resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
            url: string;
        }[];
    }>, undefined>, undefined>;
    readonly MOBILECONFIG: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        url?: string | undefined;
        resources: {
            resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
            url: string;
        }[];
        downLink: {
            resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
            url: string;
        }[];
    }>, undefined>, undefined>;
    readonly banners: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        groupName: string;
        url: string;
    }[]>, {
        groupName: string;
        url: string;
    }[]>, {
        groupName: string;
        url: string;
    }[]>;
}, undefined>;
declare const downloadBar: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => KeptBar | undefined;
};
declare const downloadLinkTypes: readonly ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon', 'HOMESCREEN'];
declare const downloadPopup: {
    area: "session";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const downloadSetting: Endpoint<{
    domain: string;
}, {
    app_desc: string;
    login_prompt_text: string;
    icon?: string | undefined;
    requireLogin: boolean;
    minRankLevel: number;
    showOnHomeScreen: boolean;
    referral: boolean;
    link?: string | undefined;
    popup: {
        enabled: boolean;
        wait: number;
        banners: string[];
        ios: "Android" | "IOS" | "MOBILECONFIG";
        android: "Android" | "IOS" | "MOBILECONFIG";
    };
    install: {
        enabled: boolean;
        requireLogin: boolean;
    };
}>;
declare const endSessions: Endpoint<{
    id?: string | undefined;
}, unknown>;
declare const envelope: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly success: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.SchemaWithPipe<readonly [v.PicklistSchema<[0, 1, "0", "1", "true", "false"], undefined>, v.TransformAction<"0" | "1" | "false" | "true" | 0 | 1, boolean>]>], undefined>, undefined>;
    readonly value: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly errorCode: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly message: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>, v.CheckAction<{
    success?: boolean | null | undefined;
    value?: unknown;
    errorCode?: string | undefined;
    message?: string | undefined;
}, undefined>, v.TransformAction<{
    success?: boolean | null | undefined;
    value?: unknown;
    errorCode?: string | undefined;
    message?: string | undefined;
}, {
    value?: unknown;
    errorCode?: string | undefined;
    message?: string | undefined;
    success: boolean;
}>]>;
declare const errorCode: {
    readonly domainNotAvailable: 'domain_not_available';
    readonly tooManyRequests: 'TOO_MANY_REQUEST';
    readonly customerNotLogin: 'customer.not.login';
    readonly tokenInvalid: 'user.or.token.invalid';
    readonly loginNotSession: 'login.not.session';
    readonly tokenIpDifferent: 'token_ip_different';
    readonly loginCredentials: 'login.cred.err';
    readonly notExistingUser: 'not.exists.user';
    readonly lineInvalidToken: 'line_invalid_token';
    readonly loginVerifyRequired: 'login_verify_required';
    readonly bindCustomerRequired: 'bind_customer_required';
    readonly telegramValidateFailed: 'telegram_validate_failed';
};
declare const favouriteGames: {
    area: "local";
    name: string;
    owner: "games";
    holds: string;
    read: typeof byMember;
};
declare const favouriteList: Endpoint<{}, {
    games: {
        gameId: string;
        gameCode: string;
        nodeId?: string | undefined;
        vendor: string;
        accountTypeName: string;
        displayName: string;
        freeplay: boolean;
        image?: string | undefined;
        hot: boolean;
    }[];
}>;
declare const fbc: {
    area: "cookie";
    name: string;
    text: true;
    days: number;
    owner: "growth";
    holds: string;
    read: typeof text;
};
declare const fbp: {
    area: "cookie";
    name: string;
    text: true;
    days: number;
    owner: "growth";
    holds: string;
    read: typeof text;
};
declare const fcmBind: Endpoint<{
    registrationToken: string;
}, unknown>;
declare const fcmSubscribe: Endpoint<{
    registrationToken: string;
    topic: string;
}, unknown>;
declare const fcmUnsubscribe: Endpoint<{
    registrationToken: string;
    unsubscribeAll: boolean;
}, unknown>;
declare const fee: v.ObjectSchema<{
    readonly percent: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly fixed: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
declare const feedbackEntry: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly topic: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "account" | "deposit" | "game" | "idea" | "other" | "withdrawal">, "account" | "deposit" | "game" | "idea" | "other" | "withdrawal">, "account" | "deposit" | "game" | "idea" | "other" | "withdrawal">;
    readonly text: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly pictures: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
    readonly reply: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const feedbackList: Endpoint<{}, {
    entries: {
        id: string;
        topic: "account" | "deposit" | "game" | "idea" | "other" | "withdrawal";
        text: string;
        at?: number | undefined;
        pictures: number;
        reply?: string | undefined;
    }[];
}>;
declare const feedbackTopics: readonly ['account', 'deposit', 'withdrawal', 'game', 'idea', 'other'];
declare const firebaseChannel: v.PicklistSchema<["google", "facebook", "twitter"], undefined>;
declare const firstOpen: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const flagNames: readonly ['GEETEST3', 'GEETESTTEST3', 'GEETESTVCODE3', 'REWCEN3', 'INBOX3', 'CBS3', 'CREDITMAR3', 'MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3', 'MOBILENUMPASSREG3', 'UPDATEMOBILEICC3', 'DISABLEDMOBILEICC3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TWITTERLOGIN3', 'LINELOGIN3', 'TELEGRAMLOGIN3', 'FIREBASECREATEACC3', 'SSOMANUALREG3', 'STARTGAMEINAPP3', 'MANDATORYAPPUPDATES3'];
declare const focalPoint: v.ObjectSchema<{
    readonly x: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    readonly y: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
}, undefined>;
declare const footerEntries: readonly ['activity', 'reward', 'deposit', 'game', 'home', 'live', 'helps', 'chat', 'member', 'notice', 'service', 'wallet', 'withdraw', 'invite'];
declare const freshAttribution: (kept: KeptAttribution, now: number) => Record<string, string>;
declare const gameCard: v.ObjectSchema<{
    readonly gameId: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly gameCode: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly nodeId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly vendor: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly accountTypeName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly displayName: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly freeplay: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly image: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly hot: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const gameLane: v.ObjectSchema<{
    readonly title: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly cards: v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.TransformAction<unknown[], {
        gameId: string;
        gameCode: string;
        nodeId?: string | undefined;
        vendor: string;
        accountTypeName: string;
        displayName: string;
        freeplay: boolean;
        image?: string | undefined;
        hot: boolean;
    }[]>]>;
    readonly gameClassify: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        vendor: string;
        name: string;
    }[]>, {
        vendor: string;
        name: string;
    }[]>, {
        vendor: string;
        name: string;
    }[]>;
    readonly gameCount: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
}, undefined>;
declare const gameList: Endpoint<{
    category?: string | undefined;
    limit?: number | undefined;
    offset?: number | undefined;
}, {
    data: {
        lanes: {
            title: string;
            cards: {
                gameId: string;
                gameCode: string;
                nodeId?: string | undefined;
                vendor: string;
                accountTypeName: string;
                displayName: string;
                freeplay: boolean;
                image?: string | undefined;
                hot: boolean;
            }[];
            gameClassify: {
                vendor: string;
                name: string;
            }[];
            gameCount: number;
        }[];
    };
}>;
declare const gameMatch: v.ObjectSchema<{
    readonly matchId: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly sport: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly league: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly home: v.ObjectSchema<{
        readonly name: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
        readonly logo: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    }, undefined>;
    readonly away: v.ObjectSchema<{
        readonly name: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
        readonly logo: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    }, undefined>;
    readonly startTime: v.SchemaWithPipe<readonly [v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>, v.TransformAction<number, number>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number>]>], undefined>, v.NumberSchema<undefined>, v.MinValueAction<number, number, undefined>, v.MaxValueAction<number, number, undefined>]>;
    readonly phase: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "live" | "upcoming">, "live" | "upcoming">, "live" | "upcoming">;
    readonly minute: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly score: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        home: number;
        away: number;
    }>, undefined>, undefined>;
    readonly markets: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        code: string;
        line?: number | undefined;
        outcomes: {
            code: string;
            odds: number;
        }[];
    }[]>, {
        code: string;
        line?: number | undefined;
        outcomes: {
            code: string;
            odds: number;
        }[];
    }[]>, {
        code: string;
        line?: number | undefined;
        outcomes: {
            code: string;
            odds: number;
        }[];
    }[]>;
    readonly launch: v.ObjectSchema<{
        readonly vendor: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
        readonly gameCode: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
        readonly playType: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    }, undefined>;
}, undefined>;
declare const gameMatches: Endpoint<{}, {
    matches: {
        matchId: string;
        sport: string;
        league: string;
        home: {
            name: string;
            logo?: string | undefined;
        };
        away: {
            name: string;
            logo?: string | undefined;
        };
        startTime: number;
        phase: "live" | "upcoming";
        minute?: number | undefined;
        score?: {
            home: number;
            away: number;
        } | undefined;
        markets: {
            code: string;
            line?: number | undefined;
            outcomes: {
                code: string;
                odds: number;
            }[];
        }[];
        launch: {
            vendor: string;
            gameCode: string;
            playType?: string | undefined;
        };
    }[];
}>;
declare const gameTrialLaunch: Endpoint<{
    gameId: string;
    nodeId?: string | undefined;
    platform: "html5";
}, {
    gameUrl: string;
}>;
declare const geetest: Endpoint<{
    t: number;
}, {
    gt: string;
    challenge: string;
    newCaptcha: boolean;
    success: boolean;
}>;
declare const geetestChallenge: v.ObjectSchema<{
    readonly gt: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly challenge: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly newCaptcha: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly success: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const geetestV4: {
    geetestValidateV4: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
};
declare const go: {
    area: "session";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => string | undefined;
};
declare const goodVersions: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        [x: string]: string;
    } | undefined;
};
declare const healthEvent: v.VariantSchema<"kind", [v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"load", undefined>;
    readonly remote: v.StringSchema<undefined>;
    readonly version: v.StringSchema<undefined>;
    readonly outcome: v.PicklistSchema<readonly ["loaded", "load", "timeout", "range", "shape", "integrity", "crash", "fallback"], undefined>;
    readonly elapsed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"vital", undefined>;
    readonly remote: v.StringSchema<undefined>;
    readonly version: v.StringSchema<undefined>;
    readonly name: v.PicklistSchema<readonly ["FCP", "LCP", "CLS", "INP", "TTFB"], undefined>;
    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"answer", undefined>;
    readonly remote: v.StringSchema<undefined>;
    readonly version: v.StringSchema<undefined>;
    readonly call: v.StringSchema<undefined>;
    readonly field: v.StringSchema<undefined>;
}, undefined>], undefined>;
declare const helpCentre: Endpoint<{}, {
    categories: {
        id: string;
        title: string;
        questions: {
            id: string;
            question: string;
            answer: string;
        }[];
    }[];
}>;
declare const hiddenAmounts: {
    area: "local";
    name: string;
    owner: "member";
    holds: string;
    read: (raw: unknown) => boolean | undefined;
};
declare const hideDownloadBar: {
    area: "session";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const homeScreenOpened: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const identifier: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
declare const inApp: {
    area: "local";
    name: string;
    owner: "native app";
    holds: string;
    read: typeof switched;
};
declare const inboxList: Endpoint<{}, {
    messages: {
        id: string;
        title: string;
        content: string;
        at?: number | undefined;
        read: boolean;
        link?: string | undefined;
    }[];
}>;
declare const inboxMessage: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly title: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly content: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly read: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly link: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const inboxUnread: Endpoint<{}, {
    unread: number;
}>;
declare const instant: v.SchemaWithPipe<readonly [v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>, v.TransformAction<number, number>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number>]>], undefined>, v.NumberSchema<undefined>, v.MinValueAction<number, number, undefined>, v.MaxValueAction<number, number, undefined>]>;
declare const invitedFriend: v.ObjectSchema<{
    readonly name: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly earned: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
declare const isAgent: (type: MemberType) => boolean;
declare function isAllowedAddress(address: string, trusted: readonly string[] | undefined): boolean;
declare const isFooterEntry: (name: string) => name is FooterEntry;
declare const isFree: (type: MemberType) => boolean;
declare const isUnreachedStatus: (status: number | undefined) => boolean;
declare const isVirtual: (type: MemberType) => boolean;
declare const jackpot: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly name: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MaxLengthAction<string, 10000, undefined>]>;
    readonly amount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly growth: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
    readonly game: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        gameId: string;
        gameCode: string;
        nodeId?: string | undefined;
        vendor: string;
        accountTypeName: string;
        displayName: string;
        freeplay: boolean;
        image?: string | undefined;
        hot: boolean;
    }>, undefined>, undefined>;
}, undefined>;
declare const jackpots: Endpoint<{}, {
    jackpots: {
        id: string;
        name: string;
        amount: string;
        growth: number;
        game?: {
            gameId: string;
            gameCode: string;
            nodeId?: string | undefined;
            vendor: string;
            accountTypeName: string;
            displayName: string;
            freeplay: boolean;
            image?: string | undefined;
            hot: boolean;
        } | undefined;
    }[];
}>;
declare const keptAttribution: v.RecordSchema<v.StringSchema<undefined>, v.ObjectSchema<{
    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>, v.MaxLengthAction<string, 500, undefined>]>;
    readonly at: v.NumberSchema<undefined>;
}, undefined>, undefined>;
declare const keptConsent: v.ObjectSchema<{
    readonly version: v.StringSchema<undefined>;
    readonly purposes: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, ("analytics" | "marketing")[]>, ("analytics" | "marketing")[]>, ("analytics" | "marketing")[]>;
    readonly decidedAt: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
}, undefined>;
declare const keptProof: {
    area: "session";
    name: string;
    owner: "auth";
    holds: string;
    read: (raw: unknown) => {
        lineSessionToken: string;
    } | {
        firebaseChannel: "facebook" | "google" | "phone" | "twitter";
        firebaseIdToken: string;
    } | {
        telegramAuth: {
            source: "mini-app" | "redirect";
            user: {
                first_name: string;
                last_name?: string | undefined;
            };
            fields: {
                [x: string]: string;
            };
        };
    } | undefined;
};
declare namespace keys {
    export {
        announcements,
        answer,
        appInstallTracking,
        appWindow,
        appearance,
        assetsHash,
        attribution,
        authCallback,
        autoLogin,
        browserNotice,
        closedInstallTimes,
        collectedReward,
        confirmedAccount,
        consent,
        container,
        contentViewed,
        customer,
        deadImageHosts,
        declinedUpgrade,
        deviceId,
        deviceIdCookie,
        downloadBar,
        downloadPopup,
        favouriteGames,
        fbc,
        fbp,
        firstOpen,
        go,
        goodVersions,
        hiddenAmounts,
        hideDownloadBar,
        homeScreenOpened,
        inApp,
        keptProof,
        language,
        lineRequest,
        mayaEnv,
        memberCentreSession,
        missingInstallPrompt,
        moneyAttempts,
        moneyCounts,
        notificationPrompt,
        notificationsOff,
        openedGame,
        outbox,
        outboxPause,
        override,
        performanceSent,
        preview,
        promptTopics,
        pwaInstalled,
        recentGames,
        referralOffered,
        regInfo,
        rememberedLogin,
        remoteFailures,
        s2s,
        screen,
        session,
        signedOut,
        site,
        skipInstall,
        socialChannel,
        socialPurpose,
        storage,
        telegramState,
        tid,
        waitingEvents,
        webclip,
    };
}
declare const lacksCall: ({ calls }: Platform, { name }: Pick<Endpoint, 'name'>) => boolean;
declare const language: {
    area: "local";
    name: string;
    text: true;
    owner: "shell";
    holds: string;
    read: typeof text;
};
declare const launchChat: Endpoint<{
    b2c: boolean;
    title: string;
    backUrl: string;
    language: string;
}, string>;
declare const launchGame: Endpoint<{
    gameCode: string;
    vendor: string;
    launchMode?: string | undefined;
    lottoGameCode?: string | undefined;
    lottoView?: string | undefined;
    lottoPrizeMode?: string | undefined;
    playType?: string | undefined;
    roomId?: string | undefined;
    device: string;
    backUrl: string;
    hasLobby?: boolean | undefined;
    language: string;
    title?: string | undefined;
    labelName?: string | undefined;
}, {
    gameUrl: string;
}>;
declare const launchGameRequest: v.ObjectSchema<{
    readonly gameCode: v.StringSchema<undefined>;
    readonly vendor: v.StringSchema<undefined>;
    readonly launchMode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lottoGameCode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lottoView: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lottoPrizeMode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly playType: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly roomId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly device: v.StringSchema<undefined>;
    readonly backUrl: v.StringSchema<undefined>;
    readonly hasLobby: v.OptionalSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>, v.TransformAction<string | number, boolean>]>], undefined>, undefined>;
    readonly language: v.StringSchema<undefined>;
    readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly labelName: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
declare const launchSeaLottery: Endpoint<{
    gameCode: string;
    hasLobby: boolean;
    backUrl: string;
}, {
    gameUrl: string;
}>;
declare const launchVietnamLottery: Endpoint<{
    prizeMode?: string | undefined;
    gameCode: string;
    hasLobby: boolean;
    backUrl: string;
    labelName?: string | undefined;
}, {
    gameUrl: string;
}>;
declare const launchedGame: v.ObjectSchema<{
    readonly gameUrl: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
}, undefined>;
declare const limitKinds: readonly ['deposit', 'loss', 'stake'];
declare const lineRequest: {
    area: "session";
    name: string;
    owner: "auth";
    holds: string;
    read: (raw: unknown) => {
        state: string;
        nonce: string;
        redirectUri: string;
        expires: number;
    } | undefined;
};
declare const lineSession: v.ObjectSchema<{
    readonly lineSessionToken: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly name: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly picture: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const listAnnouncements: Endpoint<{
    types: string;
    platform: "M";
    category?: "app_download" | undefined;
}, {
    announcements: {
        id: string;
        type: "FLOAT" | "POPUP" | "TICKER" | "unknown";
        title: string;
        content?: string | undefined;
        image?: string | undefined;
        focalPoint?: {
            x: number;
            y: number;
        } | undefined;
        link?: string | undefined;
        startTime?: number | undefined;
        endTime?: number | undefined;
    }[];
}>;
declare const loadOutcomes: readonly ['loaded', 'load', 'timeout', 'range', 'shape', 'integrity', 'crash', 'fallback'];
declare function loadPlatform(name: string): Promise<Platform>;
declare const login: Endpoint<{
    geetestValidateV4?: string | undefined;
    geetestChallenge?: string | undefined;
    geetestSeccode?: string | undefined;
    geetestValidate?: string | undefined;
    type: "firebase" | "line" | "sms" | "telegram" | "username";
    username?: string | undefined;
    password?: string | undefined;
    isSms?: boolean | undefined;
    firebaseChannel?: string | undefined;
    firebaseIdToken?: string | undefined;
    lineSessionToken?: string | undefined;
    telegramAuth?: unknown;
    captcha?: string | undefined;
    loginDeviceId: string;
    isOfficialAppLogin: boolean;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
}, {
    id: string;
    token: string;
    userName: string;
    customerType: number;
    firstTimeLogin: boolean;
    passwordExpired: boolean;
    spanId?: string | undefined;
}>;
declare const loginFirebase: Endpoint<{
    loginDeviceId: string;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
    type: "firebase";
    firebaseChannel: string;
    firebaseIdToken: string;
    isOfficialAppLogin: boolean;
}, {
    id: string;
    token: string;
    userName: string;
    customerType: number;
    firstTimeLogin: boolean;
    passwordExpired: boolean;
    spanId?: string | undefined;
}>;
declare const loginLine: Endpoint<{
    loginDeviceId: string;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
    lineSessionToken: string;
}, {
    id: string;
    token: string;
    userName: string;
    customerType: number;
    firstTimeLogin: boolean;
    passwordExpired: boolean;
    spanId?: string | undefined;
}>;
declare const loginMaya: Endpoint<{
    loginDeviceId: string;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
    sessionId: string;
    env: string;
    registerUrl: string;
    affiliateCode?: string | undefined;
    domain: string;
}, {
    id: string;
    token: string;
    userName: string;
    customerType: number;
    firstTimeLogin: boolean;
    passwordExpired: boolean;
    spanId?: string | undefined;
}>;
declare const loginMethods: readonly ['username', 'mobile', 'sms'];
declare const loginRequest: v.ObjectSchema<{
    readonly geetestValidateV4: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly geetestChallenge: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly geetestSeccode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly geetestValidate: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly type: v.PicklistSchema<["username", "sms", "firebase", "line", "telegram"], undefined>;
    readonly username: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly password: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly isSms: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly firebaseChannel: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly firebaseIdToken: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lineSessionToken: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly telegramAuth: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly captcha: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly loginDeviceId: v.StringSchema<undefined>;
    readonly isOfficialAppLogin: v.BooleanSchema<undefined>;
    readonly device: v.OptionalSchema<v.PicklistSchema<["IPAD", "PWA", "WEBCLIP"], undefined>, undefined>;
}, undefined>;
declare const loginSettings: v.ObjectSchema<{
    readonly methods: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, string[]>, string[]>, v.TransformAction<string[], ("mobile" | "sms" | "username")[]>]>, v.TransformAction<("mobile" | "sms" | "username")[], ("mobile" | "sms" | "username")[]>]>;
    readonly recovery: v.SchemaWithPipe<readonly [v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, string[]>, string[]>, v.TransformAction<string[], ("email" | "sms" | "social")[]>]>;
}, undefined>;
declare const loginTelegram: Endpoint<{
    loginDeviceId: string;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
    registerUrl: string;
    affiliateCode?: string | undefined;
    domain: string;
    referralCode?: string | undefined;
    telegramAuth: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    };
    linkId?: number | undefined;
}, {
    id: string;
    token: string;
    userName: string;
    customerType: number;
    firstTimeLogin: boolean;
    passwordExpired: boolean;
    spanId?: string | undefined;
}>;
declare const loginType: v.PicklistSchema<["username", "sms", "firebase", "line", "telegram"], undefined>;
declare const loginValue: v.ObjectSchema<{
    readonly id: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly token: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly userName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly customerType: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
    readonly firstTimeLogin: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly passwordExpired: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly spanId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const logout: Endpoint<{}, unknown>;
declare const market: v.ObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly line: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly outcomes: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        code: string;
        odds: number;
    }[]>, {
        code: string;
        odds: number;
    }[]>, {
        code: string;
        odds: number;
    }[]>;
}, undefined>;
declare const mayChat: (type: MemberType) => boolean;
declare const mayaEnv: {
    area: "session";
    name: string;
    owner: "auth";
    holds: string;
    read: (raw: unknown) => string | undefined;
};
declare const memberCentreSession: {
    area: "session";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        id: string;
        token: string;
        merchantCode: string;
        userName: string;
        type: number;
        firstTimeLogin: boolean;
        spanId?: string | undefined;
    } | undefined;
};
declare const memberInfo: Endpoint<{}, {
    id: string;
    account: string;
    type?: number | undefined;
    language?: string | undefined;
    clubLabel?: {
        labelName: string;
        labelId?: string | undefined;
        type?: string | undefined;
        rankLevel: number;
    } | undefined;
}>;
declare const memberInfoValue: v.ObjectSchema<{
    readonly id: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly account: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly type: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly language: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly clubLabel: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        labelName: string;
        labelId?: string | undefined;
        type?: string | undefined;
        rankLevel: number;
    }>, undefined>, undefined>;
}, undefined>;
declare const memberLanguage: Endpoint<{
    language: string;
    merchantCode: string;
}, unknown>;
declare const memberProfile: Endpoint<{}, {
    picture?: number | undefined;
    name?: string | undefined;
    birthday?: string | undefined;
    email?: string | undefined;
    mobile?: string | undefined;
    authenticator: boolean;
    social: string[];
    pin: boolean;
}>;
declare const memberProfileValue: v.ObjectSchema<{
    readonly picture: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly name: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly birthday: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly email: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly mobile: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly authenticator: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly social: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, string[]>, string[]>;
    readonly pin: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const memberType: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
declare function merchantLink(link: string | null | undefined, trusted: readonly string[] | undefined): MerchantLink | undefined;
declare const merchantPromotions: Endpoint<{}, {
    type: string;
    enabled: boolean;
    count: number;
}[]>;
declare const missingInstallPrompt: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const mobileTemplate: v.ObjectSchema<{
    readonly templateId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly footerIconTheme: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly footer_nav: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, undefined>, undefined>;
    readonly languages: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, undefined>, undefined>;
    readonly app_desc: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly login_prompt_text: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly favicon: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly splash: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly pwa: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, undefined>, undefined>;
    readonly desktop_app_feature: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, undefined>, undefined>;
    readonly apple_touch_icon: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly h5_logo: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly chat: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        headerColor?: string | undefined;
        icon?: string | undefined;
        title?: string | undefined;
        languages?: string[] | undefined;
    }>, undefined>, undefined>;
    readonly lottery: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        languages?: string[] | undefined;
    }>, undefined>, undefined>;
    readonly prompts: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        perVisit?: number | undefined;
        without?: string[] | undefined;
        onVisit?: string[] | undefined;
    }>, undefined>, undefined>;
    readonly rules: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        minimumAge?: number | undefined;
        pages: {
            topic: string;
            title: string;
            link?: string | undefined;
        }[];
    }>, undefined>, undefined>;
    readonly payments: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        code: string;
        name: string;
        logo?: string | undefined;
    }[]>, {
        code: string;
        name: string;
        logo?: string | undefined;
    }[]>, {
        code: string;
        name: string;
        logo?: string | undefined;
    }[]>;
}, undefined>;
declare const moneyAttempts: {
    area: "local";
    name: string;
    owner: "member";
    holds: string;
    read: (raw: unknown) => {
        requestId: string;
        kind: "deposit" | "transfer" | "withdrawal";
        member: string;
        at: number;
    }[] | undefined;
};
declare const moneyCounts: v.ObjectSchema<{
    readonly deposits: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly withdrawals: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
    readonly hasSubmitted: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly submitted: v.OptionalSchema<v.ObjectSchema<{
        readonly value: v.NumberSchema<undefined>;
        readonly currency: v.StringSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;
declare const moneyCounts: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => {
        [x: string]: {
            deposits?: number | undefined;
            withdrawals: number;
            hasSubmitted: boolean;
            submitted?: {
                value: number;
                currency: string;
            } | undefined;
        };
    } | undefined;
};
declare const moneyRequestKinds: readonly ['transfer', 'deposit', 'withdrawal'];
declare const moneyStatus: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">;
declare const nameWithdrawAccount: Endpoint<{
    id: string;
    name: string;
}, unknown>;
declare const networkNames: readonly ['meta', 'kwai', 'tiktok', 'google-tag', 'tag-manager', 'x', 'adjust', 'appsflyer', 'affiliate', 'native'];
declare const networkSetting: v.ObjectSchema<{
    readonly network: v.PicklistSchema<readonly ["meta", "kwai", "tiktok", "google-tag", "tag-manager", "x", "adjust", "appsflyer", "affiliate", "native"], undefined>;
    readonly id: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly script: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly events: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        [x: string]: string | null;
    }>, {
        [x: string]: string | null;
    }>, {
        [x: string]: string | null;
    }>;
}, undefined>;
declare const newGameVendor: Endpoint<{}, {
    vendors: {
        vendor: string;
        name: string;
        gameTypes: string[];
    }[];
}>;
declare const newVendor: v.ObjectSchema<{
    readonly vendor: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly name: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly gameTypes: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, string[]>, string[]>;
}, undefined>;
declare const nothing: v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>;
declare const notice: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly title: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly content: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly important: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const noticeList: Endpoint<{}, {
    notices: {
        id: string;
        title: string;
        content: string;
        at?: number | undefined;
        important: boolean;
    }[];
}>;
declare const notificationPrompt: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => string | undefined;
};
declare const notificationsOff: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const numeric: v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]>], undefined>, v.FiniteAction<number, undefined>]>;
declare const offeredHelp: (help: ResponsiblePlay | undefined) => {
    kind: "advice" | "limits" | "selfExclusion";
    address: string;
}[];
declare const openedGame: {
    area: "session";
    name: string;
    owner: "games";
    holds: string;
    read: (raw: unknown) => {
        gameId: string;
        gameCode: string;
        nodeId?: string | undefined;
        vendor: string;
        accountTypeName: string;
        displayName: string;
        freeplay: boolean;
        image?: string | undefined;
        hot: boolean;
    } | undefined;
};
declare const orUnreadable: <T>(schema: v.GenericSchema<unknown, T>) => v.NullishSchema<v.SchemaWithFallback<v.UnionSchema<[v.GenericSchema<unknown, T>, v.LiteralSchema<"unreadable", undefined>], undefined>, "unreadable">, undefined>;
declare const otherPlaces: readonly OtherPlace[];
declare const outbox: {
    area: "local";
    name: string;
    family: true;
    days: number;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => {
        eventId: string;
        eventTime: number;
        eventName: "a2hsFirstOpen" | "a2hsInstalled" | "deposit" | "depositSubmit" | "downloadApp" | "firstDeposit" | "firstDepositArrival" | "firstOpen" | "gameLaunch" | "login" | "redeposit" | "register" | "registerSubmit" | "startTrial" | "viewContent" | "withdraw";
        eventValue: {
            [x: string]: string | number | boolean;
        };
        domain: string;
        affiliateCode?: string | undefined;
        channels: string[];
        tid?: string | undefined;
        loginSpanId?: string | undefined;
        fbc?: string | undefined;
        fbp?: string | undefined;
        pwaType?: "PWA" | "WEBCLIP" | "homescreen" | undefined;
        clickIds: {
            [x: string]: string;
        };
        s2sInfo?: {
            [x: string]: string;
        } | undefined;
    } | undefined;
};
declare const outboxPause: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => {
        until: number;
        failures: number;
    } | undefined;
};
declare const override: {
    area: "local";
    name: string;
    text: true;
    family: true;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => URL | undefined;
};
declare function parseAddress(text: string, base?: string): URL | undefined;
declare const parts: readonly ['profile', 'contacts', 'authenticator', 'social', 'pin', 'devices', 'limits', 'closing'];
declare const payment: v.VariantSchema<"kind", [v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"bank", undefined>;
    readonly details: v.ArraySchema<v.ObjectSchema<{
        readonly label: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
        readonly value: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
        readonly copy: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    }, undefined>, undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"redirect", undefined>;
    readonly url: v.StringSchema<undefined>;
    readonly window: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "new" | "same">, "new" | "same">, "new" | "same">;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"qr", undefined>;
    readonly content: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"crypto", undefined>;
    readonly address: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly network: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly coin: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly coins: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>], undefined>;
declare const payoutKinds: readonly ['bank', 'ewallet', 'crypto'];
declare const payoutProvider: v.ObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly name: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly kind: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "bank" | "crypto" | "ewallet">, "bank" | "crypto" | "ewallet">, "bank" | "crypto" | "ewallet">;
}, undefined>;
declare const performanceSent: {
    area: "session";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const ping: Endpoint<{
    caller: string;
}, unknown>;
declare namespace places {
    export {
        answer,
        rememberedLogin,
        session,
        site,
        socialChannel,
    };
}
declare const platformNames: readonly string[];
declare const playLimit: v.ObjectSchema<{
    readonly kind: v.PicklistSchema<readonly ["deposit", "loss", "stake"], undefined>;
    readonly amount: v.SchemaWithPipe<readonly [v.NullishSchema<v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, v.TransformAction<string | null | undefined, string | undefined>]>;
    readonly next: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        amount?: string | undefined;
        from: number;
    }>, undefined>, undefined>;
}, undefined>;
declare const playLimits: Endpoint<{}, {
    limits: {
        kind: "deposit" | "loss" | "stake";
        amount?: string | undefined;
        next?: {
            amount?: string | undefined;
            from: number;
        } | undefined;
    }[];
}>;
declare const playedBonus: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly title: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly amount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly required: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly done: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
declare const positiveAmount: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.CheckAction<string, undefined>]>;
declare const preview: {
    area: "session";
    name: string;
    text: true;
    owner: "shell";
    holds: string;
    read: typeof text;
};
declare const promoCodeEnable: Endpoint<{}, boolean>;
declare const promotion: v.ObjectSchema<{
    readonly type: v.StringSchema<undefined>;
    readonly enabled: v.UnionSchema<[v.BooleanSchema<undefined>, v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>, v.TransformAction<string | number, boolean>]>], undefined>;
    readonly count: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
}, undefined>;
declare const promotionCategory: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly name: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const promptTopics: {
    area: "session";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => string[] | undefined;
};
declare const pwaInstalled: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const pwaTypes: readonly ['homescreen', 'PWA', 'WEBCLIP'];
declare const question: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly question: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly answer: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
}, undefined>;
declare const rankProgress: Endpoint<{}, {
    currentProgress: {
        completedConditions: number;
        totalExpectedConditions: number;
    };
    playerRankProgress?: {
        labelId?: string | undefined;
        nextLabelName?: string | undefined;
    } | undefined;
}>;
declare const rankProgressValue: v.ObjectSchema<{
    readonly currentProgress: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        completedConditions: number;
        totalExpectedConditions: number;
    }>, {
        completedConditions: number;
        totalExpectedConditions: number;
    }>, {
        completedConditions: number;
        totalExpectedConditions: number;
    }>;
    readonly playerRankProgress: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        labelId?: string | undefined;
        nextLabelName?: string | undefined;
    }>, undefined>, undefined>;
}, undefined>;
declare function readAnswer(endpoint: Pick<Endpoint, 'authorization' | 'bare'>, status: number, body: unknown, ownAbsentCodes?: readonly string[]): AnswerReading;
declare function readBadStatus({ authorization }: Pick<Endpoint, 'authorization'>, status: number, body: unknown, ownAbsentCodes?: readonly string[]): FailureReading;
declare const readDeviceId: (raw: unknown) => string | undefined;
declare function readHealth(value: string): readonly HealthEvent[];
declare const readInbox: Endpoint<{
    ids: string[];
}, {
    unread: number;
}>;
declare const recentGames: {
    area: "local";
    name: string;
    owner: "games";
    holds: string;
    read: typeof byMember;
};
declare const recentWins: Endpoint<{}, {
    wins: {
        id: string;
        player: string;
        amount: string;
        time?: number | undefined;
        game: {
            gameId: string;
            gameCode: string;
            nodeId?: string | undefined;
            vendor: string;
            accountTypeName: string;
            displayName: string;
            freeplay: boolean;
            image?: string | undefined;
            hot: boolean;
        };
    }[];
}>;
declare const recoveryWays: readonly ['email', 'sms'];
declare const referralOffered: {
    area: "local";
    name: string;
    owner: "member";
    holds: string;
    read: (raw: unknown) => boolean | undefined;
};
declare const referralProgram: Endpoint<{}, {
    inviterBonus?: string | undefined;
    friendBonus?: string | undefined;
    minimumDeposit?: string | null | undefined;
    code?: string | undefined;
    earnings?: {
        invited: number;
        qualified: number;
        earned: string;
        pending: string;
    } | undefined;
    friends: {
        name: string;
        at?: number | undefined;
        earned: string;
    }[];
}>;
declare const referralProgramValue: v.ObjectSchema<{
    readonly inviterBonus: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly friendBonus: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly minimumDeposit: v.NullishSchema<v.SchemaWithFallback<v.UnionSchema<[v.GenericSchema<unknown, string>, v.LiteralSchema<"unreadable", undefined>], undefined>, "unreadable">, undefined>;
    readonly code: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly earnings: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        invited: number;
        qualified: number;
        earned: string;
        pending: string;
    }>, undefined>, undefined>;
    readonly friends: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        name: string;
        at?: number | undefined;
        earned: string;
    }[]>, {
        name: string;
        at?: number | undefined;
        earned: string;
    }[]>, {
        name: string;
        at?: number | undefined;
        earned: string;
    }[]>;
}, undefined>;
declare const refreshMayaTokens: Endpoint<{
    env: string;
}, unknown>;
declare const regInfo: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => RegInfo | undefined;
};
declare const register: Endpoint<{
    geetestValidateV4?: string | undefined;
    geetestChallenge?: string | undefined;
    geetestSeccode?: string | undefined;
    geetestValidate?: string | undefined;
    username?: string | undefined;
    mobileNum?: string | undefined;
    countryDialingCode?: string | undefined;
    password: string;
    registerMethod: "APP" | "H5" | "PWA" | "WEBCLIP";
    registerUrl: string;
    linkId?: number | undefined;
    affiliateCode?: string | undefined;
    domain: string;
    referralCode?: string | undefined;
    pixelTrack?: {
        [x: string]: string;
    } | undefined;
    identifying?: string | undefined;
    lineSessionToken?: string | undefined;
    firebaseChannel?: string | undefined;
    firebaseIdToken?: string | undefined;
    telegramAuth?: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    } | undefined;
    login: true;
    smsTemplate?: string | undefined;
    smsCode?: string | undefined;
    loginDeviceId: string;
    isOfficialAppLogin: boolean;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
}, {
    userName: string;
    token: string;
    id: string;
}>;
declare const registerDownline: Endpoint<{
    requestId: string;
    userName: string;
    password: string;
}, unknown>;
declare const registerMethods: readonly ['username', 'mobile'];
declare const registerMobile: Endpoint<{
    geetestValidateV4?: string | undefined;
    geetestChallenge?: string | undefined;
    geetestSeccode?: string | undefined;
    geetestValidate?: string | undefined;
    username?: string | undefined;
    mobileNum?: string | undefined;
    countryDialingCode?: string | undefined;
    password: string;
    registerMethod: "APP" | "H5" | "PWA" | "WEBCLIP";
    registerUrl: string;
    linkId?: number | undefined;
    affiliateCode?: string | undefined;
    domain: string;
    referralCode?: string | undefined;
    pixelTrack?: {
        [x: string]: string;
    } | undefined;
    identifying?: string | undefined;
    lineSessionToken?: string | undefined;
    firebaseChannel?: string | undefined;
    firebaseIdToken?: string | undefined;
    telegramAuth?: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    } | undefined;
    login: true;
    smsTemplate?: string | undefined;
    smsCode?: string | undefined;
    loginDeviceId: string;
    isOfficialAppLogin: boolean;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
}, {
    userName: string;
    token: string;
    id: string;
}>;
declare const registerRequest: v.ObjectSchema<{
    readonly geetestValidateV4: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly geetestChallenge: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly geetestSeccode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly geetestValidate: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly username: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly mobileNum: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly countryDialingCode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly password: v.StringSchema<undefined>;
    readonly registerMethod: v.PicklistSchema<["APP", "H5", "WEBCLIP", "PWA"], undefined>;
    readonly registerUrl: v.StringSchema<undefined>;
    readonly linkId: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly affiliateCode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly domain: v.StringSchema<undefined>;
    readonly referralCode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly pixelTrack: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, undefined>;
    readonly identifying: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lineSessionToken: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly firebaseChannel: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly firebaseIdToken: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly telegramAuth: v.OptionalSchema<v.ObjectSchema<{
        readonly source: v.PicklistSchema<["redirect", "mini-app"], undefined>;
        readonly user: v.ObjectSchema<{
            readonly first_name: v.StringSchema<undefined>;
            readonly last_name: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly fields: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly login: v.LiteralSchema<true, undefined>;
    readonly smsTemplate: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly smsCode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly loginDeviceId: v.StringSchema<undefined>;
    readonly isOfficialAppLogin: v.BooleanSchema<undefined>;
    readonly device: v.OptionalSchema<v.PicklistSchema<["IPAD", "PWA", "WEBCLIP"], undefined>, undefined>;
}, undefined>;
declare const registerSettings: v.ObjectSchema<{
    readonly captcha: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        enabled: boolean;
    }>, undefined>, undefined>;
    readonly showGeetest: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, undefined>, undefined>;
    readonly showLoginGeetest: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, undefined>, undefined>;
    readonly showSmsGeetest: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, undefined>, undefined>;
    readonly methods: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, string[]>, string[]>, v.TransformAction<string[], ("mobile" | "username")[]>]>, v.TransformAction<("mobile" | "username")[], ("mobile" | "username")[]>]>;
    readonly autoUsername: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly referralCode: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "hidden" | "optional" | "required">, "hidden" | "optional" | "required">, "hidden" | "optional" | "required">;
    readonly confirmTerms: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const registerSocial: Endpoint<{
    geetestValidateV4?: string | undefined;
    geetestChallenge?: string | undefined;
    geetestSeccode?: string | undefined;
    geetestValidate?: string | undefined;
    registerMethod: "APP" | "H5" | "PWA" | "WEBCLIP";
    registerUrl: string;
    linkId?: number | undefined;
    affiliateCode?: string | undefined;
    domain: string;
    referralCode?: string | undefined;
    pixelTrack?: {
        [x: string]: string;
    } | undefined;
    identifying?: string | undefined;
    lineSessionToken?: string | undefined;
    firebaseChannel?: string | undefined;
    firebaseIdToken?: string | undefined;
    telegramAuth?: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    } | undefined;
    login: true;
    smsTemplate?: string | undefined;
    smsCode?: string | undefined;
    loginDeviceId: string;
    isOfficialAppLogin: boolean;
    device?: "IPAD" | "PWA" | "WEBCLIP" | undefined;
}, {
    userName: string;
    token: string;
    id: string;
}>;
declare const registerValue: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly id: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly customerId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly userName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly token: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
}, undefined>, v.TransformAction<{
    id?: string | undefined;
    customerId?: string | undefined;
    userName: string;
    token: string;
}, {
    userName: string;
    token: string;
    id: string;
}>]>;
declare const relay: (name: string) => string;
declare const rememberedLogin: StoredKey<{
    type: "firebase" | "line" | "sms" | "telegram" | "username";
    username?: string | undefined;
    mobileNum?: string | undefined;
    password?: string | undefined;
    merchant: string;
    expires: number;
}>;
declare const rememberedLogin: StoredPlace;
declare const remoteFailures: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => string[] | undefined;
};
declare const removeWithdrawAccount: Endpoint<{
    id: string;
}, unknown>;
declare const requestId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
declare const resetPassword: Endpoint<{
    way: "email" | "sms";
    account: string;
    code: string;
    newPassword: string;
}, unknown>;
declare const resetPasswordBySocial: Endpoint<({
    lineSessionToken: string;
} | {
    firebaseChannel: "facebook" | "google" | "phone" | "twitter";
    firebaseIdToken: string;
} | {
    telegramAuth: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    };
}) & {
    newPassword: string;
}, unknown>;
declare const responsiblePlay: Endpoint<{}, {
    limits?: string | undefined;
    selfExclusion?: string | undefined;
    advice?: string | undefined;
}>;
declare const responsiblePlayValue: v.ObjectSchema<{
    readonly limits: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly selfExclusion: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly advice: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare function retryAfter(header: unknown): number;
declare const reward: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly title: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly detail: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly amount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly state: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "claimable" | "claimed" | "expired" | "locked" | "unknown">, "claimable" | "claimed" | "expired" | "locked" | "unknown">, "claimable" | "claimed" | "expired" | "locked" | "unknown">;
    readonly progress: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        done: number;
        required: number;
    }>, undefined>, undefined>;
    readonly expiresAt: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly claimedAt: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
}, undefined>;
declare const rewardList: Endpoint<{}, {
    rewards: {
        id: string;
        title: string;
        detail?: string | undefined;
        amount: string;
        state: "claimable" | "claimed" | "expired" | "locked" | "unknown";
        progress?: {
            done: number;
            required: number;
        } | undefined;
        expiresAt?: number | undefined;
        claimedAt?: number | undefined;
    }[];
}>;
declare const rewardStates: readonly ['claimable', 'locked', 'claimed', 'expired'];
declare const rsaKey: Endpoint<{
    t: number;
}, string>;
declare const ruleAddress: ({ topic, link }: {
    topic: string;
    link?: string | undefined;
}) => string;
declare const rulePage: Endpoint<{
    topic: string;
}, {
    title: string;
    content: string;
    at?: number | undefined;
}>;
declare const s2s: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: (raw: unknown) => {
        [k: string]: string;
    } | undefined;
};
declare const s2sInfo: v.SchemaWithPipe<readonly [v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, v.TransformAction<{
    [x: string]: unknown;
}, {
    [k: string]: string;
}>]>;
declare const s2sNames: readonly ['adAppToken', 'gpsAdid', 'adid', 'afAppId', 'appsflyerId', 'afAdvertisingId', 'afOaid', 'idfa', 'idfv'];
declare function safeTarget(raw: string | null | undefined): string | undefined;
declare const saveMemberProfile: Endpoint<{
    picture?: number | undefined;
    name?: string | undefined;
    birthday?: string | undefined;
}, unknown>;
declare const savePlayLimit: Endpoint<{
    kind: "deposit" | "loss" | "stake";
    amount?: string | undefined;
}, unknown>;
declare const screen: {
    area: "session";
    name: string;
    text: true;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => string | undefined;
};
declare const sendContactCode: Endpoint<{
    type: "email" | "sms";
    target?: string | undefined;
}, unknown>;
declare const sendLoginCode: Endpoint<({
    lineSessionToken: string;
} | {
    firebaseChannel: "facebook" | "google" | "phone" | "twitter";
    firebaseIdToken: string;
} | {
    telegramAuth: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    };
} | {
    username: string;
}) & {
    loginDeviceId: string;
    type: "email" | "ga" | "sms";
}, unknown>;
declare const sendResetCode: Endpoint<{
    geetestValidateV4?: string | undefined;
    way: "email" | "sms";
    account: string;
}, unknown>;
declare const sendSms: Endpoint<{
    geetestValidateV4?: string | undefined;
    countryDialingCode: string;
    mobileNum: string;
    smsTemplate?: string | undefined;
}, unknown>;
declare const sentCard: v.SchemaWithPipe<readonly [v.LooseObjectSchema<{}, undefined>, v.TransformAction<{} & {
    [key: string]: unknown;
}, {
    gameId: unknown;
    displayName: unknown;
}>, v.ObjectSchema<{
    readonly gameId: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly gameCode: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly nodeId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly vendor: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly accountTypeName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly displayName: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly freeplay: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly image: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly hot: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>]>;
declare function sentCode(raw: unknown): string | undefined;
declare const serviceScript: Endpoint<{}, {
    scripts: string;
}>;
declare const session: StoredKey<{
    id: string;
    token: string;
    merchantCode: string;
    userName: string;
    type: number;
    firstTimeLogin: boolean;
    spanId?: string | undefined;
}>;
declare const session: StoredPlace;
declare const sessionInfo: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly token: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly merchantCode: v.StringSchema<undefined>;
    readonly userName: v.StringSchema<undefined>;
    readonly type: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, number>, number>;
    readonly firstTimeLogin: v.BooleanSchema<undefined>;
    readonly spanId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
declare const setDefaultWithdrawAccount: Endpoint<{
    id: string;
}, unknown>;
declare const setWithdrawPassword: Endpoint<{
    password: string;
}, unknown>;
declare const settleRequest: Endpoint<{
    requestId: string;
}, {
    booked: boolean;
    id?: string | undefined;
}>;
declare namespace shellKeys {
    export {
        answer,
        appearance,
        assetsHash,
        authCallback,
        autoLogin,
        browserNotice,
        confirmedAccount,
        container,
        customer,
        deviceId,
        deviceIdCookie,
        downloadBar,
        go,
        goodVersions,
        inApp,
        language,
        memberCentreSession,
        override,
        preview,
        regInfo,
        remoteFailures,
        screen,
        session,
        signedOut,
        site,
        storage,
        tid,
        waitingEvents,
        webclip,
    };
}
declare const shownText: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MaxLengthAction<string, 10000, undefined>]>;
declare const signedInDevice: v.ObjectSchema<{
    readonly name: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly address: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly current: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const signedInDevices: Endpoint<{}, {
    devices: {
        name: string;
        address?: string | undefined;
        at?: number | undefined;
        id: string;
        current: boolean;
    }[];
    logins: {
        name: string;
        address?: string | undefined;
        at?: number | undefined;
        success: boolean;
    }[];
}>;
declare const signedOut: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        id: string;
        at: number;
    } | undefined;
};
declare const site: StoredKey<{
    maintenance: boolean;
    maintenanceEndTime?: number | undefined;
    regionRestriction: boolean;
    ip?: string | undefined;
    test: boolean;
    siteName: string;
    whitelabelVal: Readonly<Record<"CBS3" | "CREDITMAR3" | "DISABLEDMOBILEICC3" | "FACEBOOKLOGIN3" | "FIREBASECREATEACC3" | "GEETEST3" | "GEETESTTEST3" | "GEETESTVCODE3" | "GOOGLELOGIN3" | "INBOX3" | "LINELOGIN3" | "MANDATORYAPPUPDATES3" | "MOBILEAUTOLOGIN3" | "MOBILENUMPASSREG3" | "PWDEXPFORCECHANGE3" | "REWCEN3" | "SSOMANUALREG3" | "STARTGAMEINAPP3" | "TELEGRAMLOGIN3" | "TWITTERLOGIN3" | "UPDATEMOBILEICC3", boolean>>;
    register: {
        captcha?: {
            enabled: boolean;
        } | undefined;
        showGeetest?: boolean | undefined;
        showLoginGeetest?: boolean | undefined;
        showSmsGeetest?: boolean | undefined;
        methods: ("mobile" | "username")[];
        autoUsername: boolean;
        referralCode: "hidden" | "optional" | "required";
        confirmTerms: boolean;
    };
    login: {
        methods: ("mobile" | "sms" | "username")[];
        recovery: ("email" | "sms" | "social")[];
    };
    account: ("authenticator" | "closing" | "contacts" | "devices" | "limits" | "pin" | "profile" | "social")[];
    registerMessageTemplate?: string | undefined;
    defaultPassword?: string | undefined;
    telegramSetting?: {
        botId?: string | undefined;
        authDomain?: string | undefined;
    } | undefined;
    smsProvider: {
        firebase: boolean;
        vapidKey?: string | undefined;
        appId?: string | undefined;
        apiKey?: string | undefined;
        authDomain?: string | undefined;
        projectId?: string | undefined;
        messagingSenderId?: string | undefined;
        googleWebClientId?: string | undefined;
        facebookAppId?: string | undefined;
    };
    gw: {
        GEETEST_ID?: string | undefined;
        GEETEST_VERSION: "v3" | "v4";
        PROFILE_ICON_COUNT: number;
        LINE_CLIENT_ID?: string | undefined;
        GEETEST_V3_SCRIPT?: string | undefined;
        GEETEST_V4_SCRIPT?: string | undefined;
    };
    social: {
        lineLiffId?: string | undefined;
        facebookVersion: string;
        places: {
            lineAuthorize?: string | undefined;
            lineLiffScript?: string | undefined;
            telegramAuthorize?: string | undefined;
            googleScript?: string | undefined;
            facebookScript?: string | undefined;
            identity?: string | undefined;
        };
    };
    favourites: boolean;
    lobby: {
        jackpots: boolean;
        wins: boolean;
        top: boolean;
    };
    history: {
        bets: boolean;
        balance: boolean;
        bonus: boolean;
    };
    singleWallet: boolean;
    depositSwitch: boolean;
    currency: string;
    imageCDN: string[];
    resources: {
        resourceType: string;
        url: string;
    }[];
    mobileTemplate: {
        templateId?: string | undefined;
        footerIconTheme?: string | undefined;
        footer_nav?: string[] | undefined;
        languages?: string[] | undefined;
        app_desc?: string | undefined;
        login_prompt_text?: string | undefined;
        favicon?: string | undefined;
        splash?: string | undefined;
        pwa?: boolean | undefined;
        desktop_app_feature?: boolean | undefined;
        apple_touch_icon?: string | undefined;
        h5_logo?: string | undefined;
        chat?: {
            headerColor?: string | undefined;
            icon?: string | undefined;
            title?: string | undefined;
            languages?: string[] | undefined;
        } | undefined;
        lottery?: {
            languages?: string[] | undefined;
        } | undefined;
        prompts?: {
            perVisit?: number | undefined;
            without?: string[] | undefined;
            onVisit?: string[] | undefined;
        } | undefined;
        rules?: {
            minimumAge?: number | undefined;
            pages: {
                topic: string;
                title: string;
                link?: string | undefined;
            }[];
        } | undefined;
        payments: {
            code: string;
            name: string;
            logo?: string | undefined;
        }[];
    };
    availablePromotions: {
        type: string;
        enabled: boolean;
        count: number;
    }[];
    promotionCategoryData: {
        id: string;
        name?: string | undefined;
    }[];
    customerService: {
        csType: "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown";
        csPosition: number;
        title: string;
        path?: string | undefined;
        link?: string | undefined;
        labelIds: string[];
    }[];
    downLinkObj: {
        IOS?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        Android?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        MOBILECONFIG?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        banners: {
            groupName: string;
            url: string;
        }[];
    };
    appVersion: {
        IOS?: string | undefined;
        Android?: string | undefined;
    };
}>;
declare const site: StoredPlace;
declare const siteStatus: v.ObjectSchema<{
    readonly maintenance: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly maintenanceEndTime: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly regionRestriction: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly ip: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly test: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly siteName: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly whitelabelVal: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, Readonly<Record<"CBS3" | "CREDITMAR3" | "DISABLEDMOBILEICC3" | "FACEBOOKLOGIN3" | "FIREBASECREATEACC3" | "GEETEST3" | "GEETESTTEST3" | "GEETESTVCODE3" | "GOOGLELOGIN3" | "INBOX3" | "LINELOGIN3" | "MANDATORYAPPUPDATES3" | "MOBILEAUTOLOGIN3" | "MOBILENUMPASSREG3" | "PWDEXPFORCECHANGE3" | "REWCEN3" | "SSOMANUALREG3" | "STARTGAMEINAPP3" | "TELEGRAMLOGIN3" | "TWITTERLOGIN3" | "UPDATEMOBILEICC3", boolean>>>, Readonly<Record<"CBS3" | "CREDITMAR3" | "DISABLEDMOBILEICC3" | "FACEBOOKLOGIN3" | "FIREBASECREATEACC3" | "GEETEST3" | "GEETESTTEST3" | "GEETESTVCODE3" | "GOOGLELOGIN3" | "INBOX3" | "LINELOGIN3" | "MANDATORYAPPUPDATES3" | "MOBILEAUTOLOGIN3" | "MOBILENUMPASSREG3" | "PWDEXPFORCECHANGE3" | "REWCEN3" | "SSOMANUALREG3" | "STARTGAMEINAPP3" | "TELEGRAMLOGIN3" | "TWITTERLOGIN3" | "UPDATEMOBILEICC3", boolean>>>, Readonly<Record<"CBS3" | "CREDITMAR3" | "DISABLEDMOBILEICC3" | "FACEBOOKLOGIN3" | "FIREBASECREATEACC3" | "GEETEST3" | "GEETESTTEST3" | "GEETESTVCODE3" | "GOOGLELOGIN3" | "INBOX3" | "LINELOGIN3" | "MANDATORYAPPUPDATES3" | "MOBILEAUTOLOGIN3" | "MOBILENUMPASSREG3" | "PWDEXPFORCECHANGE3" | "REWCEN3" | "SSOMANUALREG3" | "STARTGAMEINAPP3" | "TELEGRAMLOGIN3" | "TWITTERLOGIN3" | "UPDATEMOBILEICC3", boolean>>>;
    readonly register: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        captcha?: {
            enabled: boolean;
        } | undefined;
        showGeetest?: boolean | undefined;
        showLoginGeetest?: boolean | undefined;
        showSmsGeetest?: boolean | undefined;
        methods: ("mobile" | "username")[];
        autoUsername: boolean;
        referralCode: "hidden" | "optional" | "required";
        confirmTerms: boolean;
    }>, {
        captcha?: {
            enabled: boolean;
        } | undefined;
        showGeetest?: boolean | undefined;
        showLoginGeetest?: boolean | undefined;
        showSmsGeetest?: boolean | undefined;
        methods: ("mobile" | "username")[];
        autoUsername: boolean;
        referralCode: "hidden" | "optional" | "required";
        confirmTerms: boolean;
    }>, {
        captcha?: {
            enabled: boolean;
        } | undefined;
        showGeetest?: boolean | undefined;
        showLoginGeetest?: boolean | undefined;
        showSmsGeetest?: boolean | undefined;
        methods: ("mobile" | "username")[];
        autoUsername: boolean;
        referralCode: "hidden" | "optional" | "required";
        confirmTerms: boolean;
    }>;
    readonly login: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        methods: ("mobile" | "sms" | "username")[];
        recovery: ("email" | "sms" | "social")[];
    }>, {
        methods: ("mobile" | "sms" | "username")[];
        recovery: ("email" | "sms" | "social")[];
    }>, {
        methods: ("mobile" | "sms" | "username")[];
        recovery: ("email" | "sms" | "social")[];
    }>;
    readonly account: v.SchemaWithPipe<readonly [v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string[]>, string[]>, string[]>, v.TransformAction<string[], ("authenticator" | "closing" | "contacts" | "devices" | "limits" | "pin" | "profile" | "social")[]>]>;
    readonly registerMessageTemplate: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly defaultPassword: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly telegramSetting: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        botId?: string | undefined;
        authDomain?: string | undefined;
    }>, undefined>, undefined>;
    readonly smsProvider: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        firebase: boolean;
        vapidKey?: string | undefined;
        appId?: string | undefined;
        apiKey?: string | undefined;
        authDomain?: string | undefined;
        projectId?: string | undefined;
        messagingSenderId?: string | undefined;
        googleWebClientId?: string | undefined;
        facebookAppId?: string | undefined;
    }>, {
        firebase: boolean;
        vapidKey?: string | undefined;
        appId?: string | undefined;
        apiKey?: string | undefined;
        authDomain?: string | undefined;
        projectId?: string | undefined;
        messagingSenderId?: string | undefined;
        googleWebClientId?: string | undefined;
        facebookAppId?: string | undefined;
    }>, {
        firebase: boolean;
        vapidKey?: string | undefined;
        appId?: string | undefined;
        apiKey?: string | undefined;
        authDomain?: string | undefined;
        projectId?: string | undefined;
        messagingSenderId?: string | undefined;
        googleWebClientId?: string | undefined;
        facebookAppId?: string | undefined;
    }>;
    readonly gw: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        GEETEST_ID?: string | undefined;
        GEETEST_VERSION: "v3" | "v4";
        PROFILE_ICON_COUNT: number;
        LINE_CLIENT_ID?: string | undefined;
        GEETEST_V3_SCRIPT?: string | undefined;
        GEETEST_V4_SCRIPT?: string | undefined;
    }>, {
        GEETEST_ID?: string | undefined;
        GEETEST_VERSION: "v3" | "v4";
        PROFILE_ICON_COUNT: number;
        LINE_CLIENT_ID?: string | undefined;
        GEETEST_V3_SCRIPT?: string | undefined;
        GEETEST_V4_SCRIPT?: string | undefined;
    }>, {
        GEETEST_ID?: string | undefined;
        GEETEST_VERSION: "v3" | "v4";
        PROFILE_ICON_COUNT: number;
        LINE_CLIENT_ID?: string | undefined;
        GEETEST_V3_SCRIPT?: string | undefined;
        GEETEST_V4_SCRIPT?: string | undefined;
    }>;
    readonly social: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        lineLiffId?: string | undefined;
        facebookVersion: string;
        places: {
            lineAuthorize?: string | undefined;
            lineLiffScript?: string | undefined;
            telegramAuthorize?: string | undefined;
            googleScript?: string | undefined;
            facebookScript?: string | undefined;
            identity?: string | undefined;
        };
    }>, {
        lineLiffId?: string | undefined;
        facebookVersion: string;
        places: {
            lineAuthorize?: string | undefined;
            lineLiffScript?: string | undefined;
            telegramAuthorize?: string | undefined;
            googleScript?: string | undefined;
            facebookScript?: string | undefined;
            identity?: string | undefined;
        };
    }>, {
        lineLiffId?: string | undefined;
        facebookVersion: string;
        places: {
            lineAuthorize?: string | undefined;
            lineLiffScript?: string | undefined;
            telegramAuthorize?: string | undefined;
            googleScript?: string | undefined;
            facebookScript?: string | undefined;
            identity?: string | undefined;
        };
    }>;
    readonly favourites: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly lobby: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        jackpots: boolean;
        wins: boolean;
        top: boolean;
    }>, {
        jackpots: boolean;
        wins: boolean;
        top: boolean;
    }>, {
        jackpots: boolean;
        wins: boolean;
        top: boolean;
    }>;
    readonly history: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        bets: boolean;
        balance: boolean;
        bonus: boolean;
    }>, {
        bets: boolean;
        balance: boolean;
        bonus: boolean;
    }>, {
        bets: boolean;
        balance: boolean;
        bonus: boolean;
    }>;
    readonly singleWallet: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly depositSwitch: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly currency: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly imageCDN: v.SchemaWithPipe<readonly [v.GenericSchema<unknown, string[]>, v.TransformAction<string[], string[]>]>;
    readonly resources: v.SchemaWithPipe<readonly [v.GenericSchema<unknown, {
        resourceType: string;
        url: string;
    }[]>, v.TransformAction<{
        resourceType: string;
        url: string;
    }[], {
        resourceType: string;
        url: string;
    }[]>]>;
    readonly mobileTemplate: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        templateId?: string | undefined;
        footerIconTheme?: string | undefined;
        footer_nav?: string[] | undefined;
        languages?: string[] | undefined;
        app_desc?: string | undefined;
        login_prompt_text?: string | undefined;
        favicon?: string | undefined;
        splash?: string | undefined;
        pwa?: boolean | undefined;
        desktop_app_feature?: boolean | undefined;
        apple_touch_icon?: string | undefined;
        h5_logo?: string | undefined;
        chat?: {
            headerColor?: string | undefined;
            icon?: string | undefined;
            title?: string | undefined;
            languages?: string[] | undefined;
        } | undefined;
        lottery?: {
            languages?: string[] | undefined;
        } | undefined;
        prompts?: {
            perVisit?: number | undefined;
            without?: string[] | undefined;
            onVisit?: string[] | undefined;
        } | undefined;
        rules?: {
            minimumAge?: number | undefined;
            pages: {
                topic: string;
                title: string;
                link?: string | undefined;
            }[];
        } | undefined;
        payments: {
            code: string;
            name: string;
            logo?: string | undefined;
        }[];
    }>, {
        templateId?: string | undefined;
        footerIconTheme?: string | undefined;
        footer_nav?: string[] | undefined;
        languages?: string[] | undefined;
        app_desc?: string | undefined;
        login_prompt_text?: string | undefined;
        favicon?: string | undefined;
        splash?: string | undefined;
        pwa?: boolean | undefined;
        desktop_app_feature?: boolean | undefined;
        apple_touch_icon?: string | undefined;
        h5_logo?: string | undefined;
        chat?: {
            headerColor?: string | undefined;
            icon?: string | undefined;
            title?: string | undefined;
            languages?: string[] | undefined;
        } | undefined;
        lottery?: {
            languages?: string[] | undefined;
        } | undefined;
        prompts?: {
            perVisit?: number | undefined;
            without?: string[] | undefined;
            onVisit?: string[] | undefined;
        } | undefined;
        rules?: {
            minimumAge?: number | undefined;
            pages: {
                topic: string;
                title: string;
                link?: string | undefined;
            }[];
        } | undefined;
        payments: {
            code: string;
            name: string;
            logo?: string | undefined;
        }[];
    }>, {
        templateId?: string | undefined;
        footerIconTheme?: string | undefined;
        footer_nav?: string[] | undefined;
        languages?: string[] | undefined;
        app_desc?: string | undefined;
        login_prompt_text?: string | undefined;
        favicon?: string | undefined;
        splash?: string | undefined;
        pwa?: boolean | undefined;
        desktop_app_feature?: boolean | undefined;
        apple_touch_icon?: string | undefined;
        h5_logo?: string | undefined;
        chat?: {
            headerColor?: string | undefined;
            icon?: string | undefined;
            title?: string | undefined;
            languages?: string[] | undefined;
        } | undefined;
        lottery?: {
            languages?: string[] | undefined;
        } | undefined;
        prompts?: {
            perVisit?: number | undefined;
            without?: string[] | undefined;
            onVisit?: string[] | undefined;
        } | undefined;
        rules?: {
            minimumAge?: number | undefined;
            pages: {
                topic: string;
                title: string;
                link?: string | undefined;
            }[];
        } | undefined;
        payments: {
            code: string;
            name: string;
            logo?: string | undefined;
        }[];
    }>;
    readonly availablePromotions: v.SchemaWithPipe<readonly [v.GenericSchema<unknown, {
        type: string;
        enabled: boolean;
        count: number;
    }[]>, v.TransformAction<{
        type: string;
        enabled: boolean;
        count: number;
    }[], {
        type: string;
        enabled: boolean;
        count: number;
    }[]>]>;
    readonly promotionCategoryData: v.SchemaWithPipe<readonly [v.GenericSchema<unknown, {
        id: string;
        name?: string | undefined;
    }[]>, v.TransformAction<{
        id: string;
        name?: string | undefined;
    }[], {
        id: string;
        name?: string | undefined;
    }[]>]>;
    readonly customerService: v.SchemaWithPipe<readonly [v.GenericSchema<unknown, {
        csType: "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown";
        csPosition: number;
        title: string;
        path?: string | undefined;
        link?: string | undefined;
        labelIds: string[];
    }[]>, v.TransformAction<{
        csType: "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown";
        csPosition: number;
        title: string;
        path?: string | undefined;
        link?: string | undefined;
        labelIds: string[];
    }[], {
        csType: "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown";
        csPosition: number;
        title: string;
        path?: string | undefined;
        link?: string | undefined;
        labelIds: string[];
    }[]>]>;
    readonly downLinkObj: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        IOS?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        Android?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        MOBILECONFIG?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        banners: {
            groupName: string;
            url: string;
        }[];
    }>, {
        IOS?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        Android?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        MOBILECONFIG?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        banners: {
            groupName: string;
            url: string;
        }[];
    }>, {
        IOS?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        Android?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        MOBILECONFIG?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        banners: {
            groupName: string;
            url: string;
        }[];
    }>;
    readonly appVersion: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        IOS?: string | undefined;
        Android?: string | undefined;
    }>, {
        IOS?: string | undefined;
        Android?: string | undefined;
    }>, {
        IOS?: string | undefined;
        Android?: string | undefined;
    }>;
}, undefined>;
declare const skipInstall: {
    area: "local";
    name: string;
    owner: "growth";
    holds: string;
    read: typeof done;
};
declare const smsProvider: v.ObjectSchema<{
    readonly firebase: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly vapidKey: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly appId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly apiKey: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly authDomain: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly projectId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly messagingSenderId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly googleWebClientId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly facebookAppId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const socialChannel: StoredKey<"facebook" | "google" | "line" | "telegram" | "twitter">;
declare const socialChannel: StoredPlace;
declare const socialChannels: readonly ['google', 'facebook', 'twitter', 'line', 'telegram'];
declare const socialProof: v.UnionSchema<[v.ObjectSchema<{
    readonly lineSessionToken: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly firebaseChannel: v.PicklistSchema<["google", "facebook", "twitter", "phone"], undefined>;
    readonly firebaseIdToken: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly telegramAuth: v.ObjectSchema<{
        readonly source: v.PicklistSchema<["redirect", "mini-app"], undefined>;
        readonly user: v.ObjectSchema<{
            readonly first_name: v.StringSchema<undefined>;
            readonly last_name: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly fields: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, undefined>], undefined>;
declare const socialPurpose: {
    area: "session";
    name: string;
    text: true;
    owner: "auth";
    holds: string;
    read: (raw: unknown) => "link" | "reset" | undefined;
};
declare const socialSetting: v.ObjectSchema<{
    readonly lineLiffId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly facebookVersion: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, string>, string>;
    readonly places: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        lineAuthorize?: string | undefined;
        lineLiffScript?: string | undefined;
        telegramAuthorize?: string | undefined;
        googleScript?: string | undefined;
        facebookScript?: string | undefined;
        identity?: string | undefined;
    }>, {
        lineAuthorize?: string | undefined;
        lineLiffScript?: string | undefined;
        telegramAuthorize?: string | undefined;
        googleScript?: string | undefined;
        facebookScript?: string | undefined;
        identity?: string | undefined;
    }>, {
        lineAuthorize?: string | undefined;
        lineLiffScript?: string | undefined;
        telegramAuthorize?: string | undefined;
        googleScript?: string | undefined;
        facebookScript?: string | undefined;
        identity?: string | undefined;
    }>;
}, undefined>;
declare const solvedCaptcha: {
    geetestValidateV4: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    geetestChallenge: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    geetestSeccode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    geetestValidate: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
};
declare const startAuthenticator: Endpoint<{}, {
    secret: string;
    uri: string;
}>;
declare const status: Endpoint<{
    device: "MOBILE";
    track?: string | undefined;
    originalDomain?: string | undefined;
    url?: string | undefined;
}, {
    maintenance: boolean;
    maintenanceEndTime?: number | undefined;
    regionRestriction: boolean;
    ip?: string | undefined;
    test: boolean;
    siteName: string;
    whitelabelVal: Readonly<Record<"CBS3" | "CREDITMAR3" | "DISABLEDMOBILEICC3" | "FACEBOOKLOGIN3" | "FIREBASECREATEACC3" | "GEETEST3" | "GEETESTTEST3" | "GEETESTVCODE3" | "GOOGLELOGIN3" | "INBOX3" | "LINELOGIN3" | "MANDATORYAPPUPDATES3" | "MOBILEAUTOLOGIN3" | "MOBILENUMPASSREG3" | "PWDEXPFORCECHANGE3" | "REWCEN3" | "SSOMANUALREG3" | "STARTGAMEINAPP3" | "TELEGRAMLOGIN3" | "TWITTERLOGIN3" | "UPDATEMOBILEICC3", boolean>>;
    register: {
        captcha?: {
            enabled: boolean;
        } | undefined;
        showGeetest?: boolean | undefined;
        showLoginGeetest?: boolean | undefined;
        showSmsGeetest?: boolean | undefined;
        methods: ("mobile" | "username")[];
        autoUsername: boolean;
        referralCode: "hidden" | "optional" | "required";
        confirmTerms: boolean;
    };
    login: {
        methods: ("mobile" | "sms" | "username")[];
        recovery: ("email" | "sms" | "social")[];
    };
    account: ("authenticator" | "closing" | "contacts" | "devices" | "limits" | "pin" | "profile" | "social")[];
    registerMessageTemplate?: string | undefined;
    defaultPassword?: string | undefined;
    telegramSetting?: {
        botId?: string | undefined;
        authDomain?: string | undefined;
    } | undefined;
    smsProvider: {
        firebase: boolean;
        vapidKey?: string | undefined;
        appId?: string | undefined;
        apiKey?: string | undefined;
        authDomain?: string | undefined;
        projectId?: string | undefined;
        messagingSenderId?: string | undefined;
        googleWebClientId?: string | undefined;
        facebookAppId?: string | undefined;
    };
    gw: {
        GEETEST_ID?: string | undefined;
        GEETEST_VERSION: "v3" | "v4";
        PROFILE_ICON_COUNT: number;
        LINE_CLIENT_ID?: string | undefined;
        GEETEST_V3_SCRIPT?: string | undefined;
        GEETEST_V4_SCRIPT?: string | undefined;
    };
    social: {
        lineLiffId?: string | undefined;
        facebookVersion: string;
        places: {
            lineAuthorize?: string | undefined;
            lineLiffScript?: string | undefined;
            telegramAuthorize?: string | undefined;
            googleScript?: string | undefined;
            facebookScript?: string | undefined;
            identity?: string | undefined;
        };
    };
    favourites: boolean;
    lobby: {
        jackpots: boolean;
        wins: boolean;
        top: boolean;
    };
    history: {
        bets: boolean;
        balance: boolean;
        bonus: boolean;
    };
    singleWallet: boolean;
    depositSwitch: boolean;
    currency: string;
    imageCDN: string[];
    resources: {
        resourceType: string;
        url: string;
    }[];
    mobileTemplate: {
        templateId?: string | undefined;
        footerIconTheme?: string | undefined;
        footer_nav?: string[] | undefined;
        languages?: string[] | undefined;
        app_desc?: string | undefined;
        login_prompt_text?: string | undefined;
        favicon?: string | undefined;
        splash?: string | undefined;
        pwa?: boolean | undefined;
        desktop_app_feature?: boolean | undefined;
        apple_touch_icon?: string | undefined;
        h5_logo?: string | undefined;
        chat?: {
            headerColor?: string | undefined;
            icon?: string | undefined;
            title?: string | undefined;
            languages?: string[] | undefined;
        } | undefined;
        lottery?: {
            languages?: string[] | undefined;
        } | undefined;
        prompts?: {
            perVisit?: number | undefined;
            without?: string[] | undefined;
            onVisit?: string[] | undefined;
        } | undefined;
        rules?: {
            minimumAge?: number | undefined;
            pages: {
                topic: string;
                title: string;
                link?: string | undefined;
            }[];
        } | undefined;
        payments: {
            code: string;
            name: string;
            logo?: string | undefined;
        }[];
    };
    availablePromotions: {
        type: string;
        enabled: boolean;
        count: number;
    }[];
    promotionCategoryData: {
        id: string;
        name?: string | undefined;
    }[];
    customerService: {
        csType: "AICAN" | "COMM100" | "COMM100VIP" | "FACEBOOK" | "IG" | "LINE" | "LIVECHAT" | "MIDUOKE" | "TELEGRAM" | "TWITTER" | "TX-CHAT" | "WHATSAPP" | "unknown";
        csPosition: number;
        title: string;
        path?: string | undefined;
        link?: string | undefined;
        labelIds: string[];
    }[];
    downLinkObj: {
        IOS?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        Android?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        MOBILECONFIG?: {
            url?: string | undefined;
            resources: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
            downLink: {
                resourceType: "Android" | "AppDownloadIcon" | "HOMESCREEN" | "IOS" | "MOBILECONFIG";
                url: string;
            }[];
        } | undefined;
        banners: {
            groupName: string;
            url: string;
        }[];
    };
    appVersion: {
        IOS?: string | undefined;
        Android?: string | undefined;
    };
}>;
declare const storage: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        version: number;
        merchant: string;
    } | undefined;
};
declare const submitDeposit: Endpoint<{
    requestId: string;
    method: string;
    amount: string;
    bonusId?: string | undefined;
    promoCode?: string | undefined;
    returnUrl: string;
}, {
    id: string;
    method: string;
    status: "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown";
    amount: string;
    payable: string;
    at?: number | undefined;
    expiresAt?: number | undefined;
    payment?: "unreadable" | {
        kind: "bank";
        details: {
            label: string;
            value: string;
            copy: boolean;
        }[];
    } | {
        kind: "redirect";
        url: string;
        window: "new" | "same";
    } | {
        kind: "qr";
        content: string;
    } | {
        kind: "crypto";
        address: string;
        network: string;
        coin: string;
        coins: string;
    } | null | undefined;
    reason?: string | undefined;
    cancellable: boolean;
}>;
declare const submitFeedback: Endpoint<{
    requestId: string;
    topic: "account" | "deposit" | "game" | "idea" | "other" | "withdrawal";
    text: string;
    pictures: string[];
}, {
    id: string;
    topic: "account" | "deposit" | "game" | "idea" | "other" | "withdrawal";
    text: string;
    at?: number | undefined;
    pictures: number;
    reply?: string | undefined;
}>;
declare const submitWithdrawal: Endpoint<{
    requestId: string;
    accountId: string;
    amount: string;
    password: string;
}, {
    id: string;
    kind: "adjustment" | "bonus" | "deposit" | "transfer" | "unknown" | "withdrawal";
    status: "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown";
    amount: string;
    fee?: string | undefined;
    at?: number | undefined;
    expectedAt?: number | undefined;
    title?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    reason?: string | undefined;
    cancellable: boolean;
}>;
declare const switched: (raw: unknown) => 0 | 1 | undefined;
declare const telegramAuth: v.ObjectSchema<{
    readonly source: v.PicklistSchema<["redirect", "mini-app"], undefined>;
    readonly user: v.ObjectSchema<{
        readonly first_name: v.StringSchema<undefined>;
        readonly last_name: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly fields: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
}, undefined>;
declare const telegramLoginSetting: Endpoint<{}, {
    botId?: string | undefined;
    authDomain?: string | undefined;
}>;
declare const telegramSettingValue: v.ObjectSchema<{
    readonly botId: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly authDomain: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const telegramState: {
    area: "session";
    name: string;
    text: true;
    owner: "auth";
    holds: string;
    read: (raw: unknown) => string | undefined;
};
declare const text: (raw: unknown) => string | undefined;
declare const text: (raw: unknown) => string | undefined;
declare const text: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
declare const tid: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: typeof sentCode;
};
declare function timeLeft(until: number, longest: number): number;
declare const toggle: v.UnionSchema<[v.BooleanSchema<undefined>, v.SchemaWithPipe<readonly [v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>, v.TransformAction<string | number, boolean>]>], undefined>;
declare const topGames: Endpoint<{}, {
    games: {
        gameId: string;
        gameCode: string;
        nodeId?: string | undefined;
        vendor: string;
        accountTypeName: string;
        displayName: string;
        freeplay: boolean;
        image?: string | undefined;
        hot: boolean;
    }[];
}>;
declare const trackEvent: Endpoint<{
    merchant: string;
    value: string;
}, unknown>;
declare const trackEvents: Endpoint<{
    merchant: string;
    events: {
        eventId: string;
        eventTime: number;
        eventName: "a2hsFirstOpen" | "a2hsInstalled" | "deposit" | "depositSubmit" | "downloadApp" | "firstDeposit" | "firstDepositArrival" | "firstOpen" | "gameLaunch" | "login" | "redeposit" | "register" | "registerSubmit" | "startTrial" | "viewContent" | "withdraw";
        eventValue: {
            [x: string]: string | number | boolean;
        };
        domain: string;
        affiliateCode?: string | undefined;
        channels: string[];
        tid?: string | undefined;
        loginSpanId?: string | undefined;
        fbc?: string | undefined;
        fbp?: string | undefined;
        pwaType?: "PWA" | "WEBCLIP" | "homescreen" | undefined;
        clickIds: {
            [x: string]: string;
        };
        s2sInfo?: {
            [x: string]: string;
        } | undefined;
    }[];
}, unknown>;
declare const trackingEvents: readonly ['firstOpen', 'registerSubmit', 'register', 'depositSubmit', 'firstDeposit', 'withdraw', 'deposit', 'redeposit', 'firstDepositArrival', 'startTrial', 'login', 'viewContent', 'downloadApp', 'gameLaunch', 'a2hsInstalled', 'a2hsFirstOpen'];
declare const trackingRecord: v.ObjectSchema<{
    readonly eventId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 16, undefined>]>;
    readonly eventTime: v.NumberSchema<undefined>;
    readonly eventName: v.PicklistSchema<readonly ["firstOpen", "registerSubmit", "register", "depositSubmit", "firstDeposit", "withdraw", "deposit", "redeposit", "firstDepositArrival", "startTrial", "login", "viewContent", "downloadApp", "gameLaunch", "a2hsInstalled", "a2hsFirstOpen"], undefined>;
    readonly eventValue: v.RecordSchema<v.StringSchema<undefined>, v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>, v.BooleanSchema<undefined>], undefined>, undefined>;
    readonly domain: v.StringSchema<undefined>;
    readonly affiliateCode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly channels: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly tid: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly loginSpanId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly fbc: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly fbp: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly pwaType: v.OptionalSchema<v.PicklistSchema<readonly ["homescreen", "PWA", "WEBCLIP"], undefined>, undefined>;
    readonly clickIds: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    readonly s2sInfo: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
declare const trackingSetting: Endpoint<{}, {
    networks: {
        network: "adjust" | "affiliate" | "appsflyer" | "google-tag" | "kwai" | "meta" | "native" | "tag-manager" | "tiktok" | "x";
        id?: string | undefined;
        script?: string | null | undefined;
        events: {
            [x: string]: string | null;
        };
    }[];
}>;
declare const transaction: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly kind: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "adjustment" | "bonus" | "deposit" | "transfer" | "unknown" | "withdrawal">, "adjustment" | "bonus" | "deposit" | "transfer" | "unknown" | "withdrawal">, "adjustment" | "bonus" | "deposit" | "transfer" | "unknown" | "withdrawal">;
    readonly status: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">, "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown">;
    readonly amount: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly fee: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly at: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly expectedAt: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly title: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly from: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly to: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly reason: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly cancellable: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>;
declare const transactionKinds: readonly ['deposit', 'withdrawal', 'transfer', 'bonus', 'adjustment'];
declare const transactions: Endpoint<{
    kind?: "adjustment" | "bonus" | "deposit" | "transfer" | "withdrawal" | undefined;
    status?: "pending" | undefined;
    since?: number | undefined;
    cursor?: string | undefined;
    limit: number;
}, {
    items: {
        id: string;
        kind: "adjustment" | "bonus" | "deposit" | "transfer" | "unknown" | "withdrawal";
        status: "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown";
        amount: string;
        fee?: string | undefined;
        at?: number | undefined;
        expectedAt?: number | undefined;
        title?: string | undefined;
        from?: string | undefined;
        to?: string | undefined;
        reason?: string | undefined;
        cancellable: boolean;
    }[];
    next?: string | undefined;
}>;
declare const transferWallet: Endpoint<{
    requestId: string;
    from: string;
    to: string;
    amount: string;
}, {
    id: string;
    kind: "adjustment" | "bonus" | "deposit" | "transfer" | "unknown" | "withdrawal";
    status: "cancelled" | "done" | "expired" | "failed" | "pending" | "unknown";
    amount: string;
    fee?: string | undefined;
    at?: number | undefined;
    expectedAt?: number | undefined;
    title?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    reason?: string | undefined;
    cancellable: boolean;
}>;
declare const trustedPolicies: readonly ['default', 'tessera-code', 'tessera-worker', 'tessera-vendor', 'tessera-inert', 'dompurify'];
declare const trustedPolicy: <R extends Rules>(name: OwnPolicy, rules: R) => R;
declare const unbindContact: Endpoint<{
    type: "email" | "ga" | "sms";
    code: string;
}, unknown>;
declare const unbindSocial: Endpoint<{
    channel: string;
}, unknown>;
declare const unreadCount: Endpoint<{}, {
    unReadCount: number;
}>;
declare const uploadFeedbackPicture: Endpoint<{
    picture: string;
}, {
    id: string;
}>;
declare const verificationMissing: v.ObjectSchema<{
    readonly session: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        id: string;
        token: string;
        userName: string;
        customerType: number;
        firstTimeLogin: boolean;
        passwordExpired: boolean;
        spanId?: string | undefined;
    }>, undefined>, undefined>;
}, undefined>;
declare const verificationNeeded: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly email: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly ga: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly sms: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
}, undefined>, v.TransformAction<{
    email: boolean;
    ga: boolean;
    sms: boolean;
}, ("email" | "ga" | "sms")[]>]>;
declare const verificationWays: readonly ['email', 'ga', 'sms'];
declare const verifiedPerson: v.UnionSchema<[v.ObjectSchema<{
    readonly username: v.StringSchema<undefined>;
}, undefined>, v.UnionSchema<[v.ObjectSchema<{
    readonly lineSessionToken: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly firebaseChannel: v.PicklistSchema<["google", "facebook", "twitter", "phone"], undefined>;
    readonly firebaseIdToken: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly telegramAuth: v.ObjectSchema<{
        readonly source: v.PicklistSchema<["redirect", "mini-app"], undefined>;
        readonly user: v.ObjectSchema<{
            readonly first_name: v.StringSchema<undefined>;
            readonly last_name: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly fields: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, undefined>], undefined>], undefined>;
declare const verifyLineCode: Endpoint<{
    code: string;
    redirectUri: string;
} | {
    accessToken: string;
}, {
    lineSessionToken: string;
    name?: string | undefined;
    picture?: string | undefined;
}>;
declare const verifyLogin: Endpoint<({
    lineSessionToken: string;
} | {
    firebaseChannel: "facebook" | "google" | "phone" | "twitter";
    firebaseIdToken: string;
} | {
    telegramAuth: {
        source: "mini-app" | "redirect";
        user: {
            first_name: string;
            last_name?: string | undefined;
        };
        fields: {
            [x: string]: string;
        };
    };
} | {
    username: string;
}) & {
    loginDeviceId: string;
    type: "email" | "ga" | "sms";
} & {
    code: string;
}, unknown>;
declare function vipProgress({ currentProgress, playerRankProgress }: RankProgress): number | undefined;
declare const vitalNames: readonly ['FCP', 'LCP', 'CLS', 'INP', 'TTFB'];
declare const waitingEvents: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: (raw: unknown) => {
        event: "a2hsFirstOpen" | "a2hsInstalled" | "deposit" | "depositSubmit" | "downloadApp" | "firstDeposit" | "firstDepositArrival" | "firstOpen" | "gameLaunch" | "login" | "redeposit" | "register" | "registerSubmit" | "startTrial" | "viewContent" | "withdraw";
        value: {
            [x: string]: unknown;
        };
    }[] | undefined;
};
declare const walletBalance: Endpoint<{}, {
    currency?: string | undefined;
    total?: string | undefined;
    withdrawable?: string | undefined;
    locked?: string | undefined;
    wallets: {
        code: string;
        name: string;
        amount: string;
    }[];
    transfer?: "unreadable" | {
        minimum: string;
        maximum: string;
    } | null | undefined;
}>;
declare const walletBalanceValue: v.ObjectSchema<{
    readonly currency: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly total: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly withdrawable: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly locked: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly wallets: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        code: string;
        name: string;
        amount: string;
    }[]>, {
        code: string;
        name: string;
        amount: string;
    }[]>, {
        code: string;
        name: string;
        amount: string;
    }[]>;
    readonly transfer: v.NullishSchema<v.SchemaWithFallback<v.UnionSchema<[v.GenericSchema<unknown, {
        minimum: string;
        maximum: string;
    }>, v.LiteralSchema<"unreadable", undefined>], undefined>, "unreadable">, undefined>;
}, undefined>;
declare const webAddress: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
declare const webManifest: Endpoint<{
    merchantCode: string;
}, {
    id?: string | undefined;
    name: string;
    short_name?: string | undefined;
    start_url?: string | undefined;
    scope?: string | undefined;
    display?: string | undefined;
    orientation?: string | undefined;
    theme_color?: string | undefined;
    background_color?: string | undefined;
    icons: {
        src: string;
        sizes?: string | undefined;
        type?: string | undefined;
        purpose?: string | undefined;
    }[];
    related_applications: {
        platform: string;
        url?: string | undefined;
        id?: string | undefined;
    }[];
    prefer_related_applications?: boolean | undefined;
}>;
declare const webclip: {
    area: "local";
    name: string;
    owner: "shell";
    holds: string;
    read: typeof switched;
};
declare function withLeftOut<T>(parse: () => T): {
    readonly result: T;
    readonly leftOut: readonly LeftOut[];
};
declare const withdrawAccount: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly kind: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, "bank" | "crypto" | "ewallet">, "bank" | "crypto" | "ewallet">, "bank" | "crypto" | "ewallet">;
    readonly provider: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly holder: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
    readonly number: v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<any, string>]>], undefined>;
    readonly isDefault: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly name: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const withdrawAccountInfo: Endpoint<{}, {
    minimum: string;
    maximum: string;
    accounts: {
        id: string;
        kind: "bank" | "crypto" | "ewallet";
        provider: string;
        holder?: string | undefined;
        number: string;
        isDefault: boolean;
        name?: string | undefined;
    }[];
    providers: {
        code: string;
        name: string;
        kind: "bank" | "crypto" | "ewallet";
    }[];
    editable: boolean;
    hasPassword: boolean;
    withdrawable: string;
    fee?: {
        percent: string;
        fixed: string;
    } | null | undefined;
    left?: number | undefined;
    turnover?: {
        required: string;
        done: string;
    } | undefined;
    wallet?: string | undefined;
}>;
declare const withdrawInfoValue: v.ObjectSchema<{
    readonly minimum: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly maximum: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly accounts: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.TransformAction<unknown[], {
        id: string;
        kind: "bank" | "crypto" | "ewallet";
        provider: string;
        holder?: string | undefined;
        number: string;
        isDefault: boolean;
        name?: string | undefined;
    }[]>]>, readonly []>;
    readonly providers: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        code: string;
        name: string;
        kind: "bank" | "crypto" | "ewallet";
    }[]>, {
        code: string;
        name: string;
        kind: "bank" | "crypto" | "ewallet";
    }[]>, {
        code: string;
        name: string;
        kind: "bank" | "crypto" | "ewallet";
    }[]>;
    readonly editable: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly hasPassword: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, boolean>, boolean>, boolean>;
    readonly withdrawable: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly fee: v.NullishSchema<v.ObjectSchema<{
        readonly percent: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly fixed: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.TransformAction<number, unknown>]>], undefined>, v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    }, undefined>, undefined>;
    readonly left: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, number>, undefined>, undefined>;
    readonly turnover: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, {
        required: string;
        done: string;
    }>, undefined>, undefined>;
    readonly wallet: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>, undefined>;
}, undefined>;
declare const withdrawPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
declare const writeHealth: (events: readonly HealthEvent[]) => string;
declare const yesOrNo: v.UnionSchema<[v.BooleanSchema<undefined>, v.SchemaWithPipe<readonly [v.PicklistSchema<[0, 1, "0", "1", "true", "false"], undefined>, v.TransformAction<"0" | "1" | "false" | "true" | 0 | 1, boolean>]>], undefined>;
