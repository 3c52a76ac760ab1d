import type { AppKey, CustomerServiceEntry, Flag, FooterEntry, LoginMethod, NetworkName, RegisterMethod } from '@tessera/contract';
import type { AnnouncementName } from '../features/site';
import type { CaptchaPlace } from '../third-parties/captcha';
import type { SymbolName } from '../artwork/symbols';
import type { Category } from '../catalog';
import type { TextKey } from '../common';

/** A way to reach the merchant, before its link is encrypted (R3.31). */
export interface ServicePoint {
  readonly type: CustomerServiceEntry['csType'];
  readonly title: TextKey;
  /** Address; a path is one on the origin of the demo games, where the sandbox has its chat page. */
  readonly address: string;
  /** Which of its two fields carries the address. */
  readonly field: 'link' | 'path';
  /** Clubs that see it; everyone when there are none. */
  readonly labelIds?: readonly string[];
}

/** A wallet of the merchant, its opening balances by the demo account's part of it. */
export interface WalletKind {
  readonly code: string;
  readonly name: TextKey;
  /** Of a demo member's money, from 0 to 1. */
  readonly share: number;
}

/** A tenant of the stand-in platform: all in which one merchant differs from another. */
export interface Merchant {
  readonly code: string;
  readonly name: string;
  /** Host names start with it: `aurora.localhost`, `aurora.example.com`. */
  readonly hostPrefix: string;
  readonly templateId: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  readonly scheme: 'dark' | 'light' | 'auto';
  readonly colours: { readonly primary: string; readonly accent: string; readonly background: string };
  /** What its logo shows. */
  readonly emblem: SymbolName;
  /** ISO 4217. */
  readonly currency: string;
  readonly singleWallet: boolean;
  readonly wallets: readonly WalletKind[];
  /** What a demo member has, in major units. */
  readonly demoBalance: string;
  readonly depositSwitch: boolean;
  readonly flags: readonly Flag[];
  /** Ways to sign in and to register; the user name alone when absent. */
  readonly access?: { readonly login: readonly LoginMethod[]; readonly register: readonly RegisterMethod[] };
  /** Where Geetest stands before a call, and in which version. */
  readonly captcha?: { readonly version: 'v3' | 'v4'; readonly at: readonly CaptchaPlace[] };
  /** A picture with characters at the registration. */
  readonly pictureCaptcha?: boolean;
  /** Proposes user names. */
  readonly autoUsername?: boolean;
  readonly referralCode?: 'hidden' | 'optional' | 'required';
  /** Absent: the default of the platform (R9.5). */
  readonly footerNav?: readonly FooterEntry[];
  readonly footerIconTheme?: string;
  /** Categories in the order in which the merchant shows them. */
  readonly lanes: readonly Category[];
  /** What it announces; nothing when absent. */
  readonly announcements?: readonly AnnouncementName[];
  /** Whether it has keys for push messages. */
  readonly push?: boolean;
  /** Networks that its pages tell of events; none when absent. */
  readonly tracking?: readonly NetworkName[];
  /** Nothing is tracked before a visitor agrees. */
  readonly asksConsent?: boolean;
  readonly promotions: {
    readonly REFERRAL: boolean;
    readonly APP_DOWNLOAD: boolean;
    /** Members can enter promotion codes. */
    readonly codes: boolean;
  };
  readonly service: readonly ServicePoint[];
  /** Which ways there are to the app. */
  readonly downloads: readonly AppKey[];
  readonly downloadBar: {
    readonly requireLogin: boolean;
    readonly minRankLevel: number;
    readonly showOnHomeScreen: boolean;
    readonly referral: boolean;
  };
  /** Whether only members are asked to put the site on their home screen. */
  readonly installNeedsLogin?: boolean;
  /** Wants iPhones to install from the home screen, in place of the profile. */
  readonly iosFromHomeScreen?: boolean;
}
