/** Every white-label flag that a merchant can switch on (R6.5a). */
export const flagNames = [
  'GEETEST3',
  'GEETESTTEST3',
  'GEETESTVCODE3',
  'REWCEN3',
  'INBOX3',
  'CBS3',
  'CREDITMAR3',
  'MOBILEAUTOLOGIN3',
  'PWDEXPFORCECHANGE3',
  'MOBILENUMPASSREG3',
  'UPDATEMOBILEICC3',
  'DISABLEDMOBILEICC3',
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'TWITTERLOGIN3',
  'LINELOGIN3',
  'TELEGRAMLOGIN3',
  'FIREBASECREATEACC3',
  'SSOMANUALREG3',
  'STARTGAMEINAPP3',
  'MANDATORYAPPUPDATES3',
] as const;

export type Flag = (typeof flagNames)[number];

/** The flags that are on; one that the gateway does not name is off (R1.3c). */
export type Flags = Readonly<Record<Flag, boolean>>;
