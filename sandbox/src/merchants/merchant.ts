import type {
  AppKey,
  CustomerServiceEntry,
  Flag,
  FooterEntry,
  LoginMethod,
  NetworkName,
  RecoveryWay,
  RegisterMethod,
} from '@tessera/contract';
import type { SymbolName } from '../artwork';
import type { Category } from '../catalog';
import type { TextKey } from '../common';

/** The calls that a merchant can protect by a captcha (R5.3a). */
export type CaptchaPlace = 'login' | 'sms' | 'register';

/** The announcements of the demo. */
export type AnnouncementName = 'welcome' | 'weekend' | 'vip' | 'app' | 'float';

/** A customer service of the merchant, before its link is encrypted (R3.31). */
interface ServicePoint {
  readonly type: CustomerServiceEntry['csType'];
  readonly title: TextKey;
  /** An address, or a path on the second origin, where the sandbox has its chat page. */
  readonly address: string;
  /** The field of the answer that contains the address. */
  readonly field: 'link' | 'path';
  /** Clubs that see it; all members if absent. */
  readonly labelIds?: readonly string[];
}

/** A wallet of the merchant. */
interface WalletKind {
  readonly code: string;
  readonly name: TextKey;
  /** Share of a demo member's opening balance, from 0 to 1. */
  readonly share: number;
}

/** The settings of one merchant of the platform. */
export interface Merchant {
  /** Whether it has only the calls and the fields that the specification shows. */
  readonly specificationOnly?: true;
  readonly code: string;
  readonly name: string;
  /** First label of its host names: `aurora.localhost`, `aurora.example.com`. */
  readonly hostPrefix: string;
  readonly templateId: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  readonly scheme: 'dark' | 'light' | 'auto';
  readonly colours: { readonly primary: string; readonly accent: string; readonly background: string };
  /** The symbol in its logo. */
  readonly emblem: SymbolName;
  /** ISO 4217. */
  readonly currency: string;
  readonly singleWallet: boolean;
  readonly wallets: readonly WalletKind[];
  /** Opening balance of a demo member, in major units. */
  readonly demoBalance: string;
  readonly depositSwitch: boolean;
  readonly flags: readonly Flag[];
  /** Methods of login and registration; only by user name if absent. */
  readonly access?: { readonly login: readonly LoginMethod[]; readonly register: readonly RegisterMethod[] };
  /** Where codes for a new password are sent; not offered if absent. */
  readonly recovery?: readonly (RecoveryWay | 'social')[];
  /** The calls that need a Geetest captcha, and its version. */
  readonly captcha?: { readonly version: 'v3' | 'v4'; readonly at: readonly CaptchaPlace[] };
  /** Whether registration needs the characters of a picture. */
  readonly pictureCaptcha?: boolean;
  /** Whether it proposes user names. */
  readonly autoUsername?: boolean;
  readonly referralCode?: 'hidden' | 'optional' | 'required';
  /** The smallest age of a member in its market; 18 if absent. */
  readonly minimumAge?: number;
  /** The default of the platform if absent (R9.5). */
  readonly footerNav?: readonly FooterEntry[];
  readonly footerIconTheme?: string;
  /** Game categories in the order of the merchant's lobby. */
  readonly lanes: readonly Category[];
  /** No announcements if absent. */
  readonly announcements?: readonly AnnouncementName[];
  /** The topics that open by themselves on any visit; none but the app if absent. */
  readonly promptsOnVisit?: readonly ('news' | 'notifications')[];
  /** Whether it sends push messages. */
  readonly push?: boolean;
  /** Networks that receive the events of its pages; none if absent. */
  readonly tracking?: readonly NetworkName[];
  /** Whether tracking needs the consent of the visitor. */
  readonly asksConsent?: boolean;
  readonly promotions: {
    readonly REFERRAL: boolean;
    readonly APP_DOWNLOAD: boolean;
    /** Whether members can enter promotion codes. */
    readonly codes: boolean;
  };
  readonly service: readonly ServicePoint[];
  /** Platforms with an app to download. */
  readonly downloads: readonly AppKey[];
  readonly downloadBar: {
    readonly requireLogin: boolean;
    readonly minRankLevel: number;
    readonly showOnHomeScreen: boolean;
    readonly referral: boolean;
  };
  /** Whether only members are invited to install the site. */
  readonly installNeedsLogin?: boolean;
  /** Whether iPhones install by `Add to Home Screen` instead of the profile. */
  readonly iosFromHomeScreen?: boolean;
}
