import type { Category } from './categories';

/** A game vendor; all of them are invented. */
export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly categories: readonly Category[];
}

/** A lottery launch without a vendor means LOTT (R3.36); TCG_SEA and TCG_LOTTO_VN have their own calls. */
export const vendors: readonly Vendor[] = [
  { code: 'KST', name: 'Kestrel Works', categories: ['RNG'] },
  { code: 'NLN', name: 'Nine Lanterns', categories: ['RNG', 'PVP'] },
  { code: 'BWF', name: 'Bluewater Forge', categories: ['RNG', 'FISH'] },
  { code: 'ORV', name: 'Oro Verde', categories: ['RNG'] },
  { code: 'QTZ', name: 'Quartz and Crane', categories: ['RNG', 'ARCADE'] },
  { code: 'HPN', name: 'Hollow Pine', categories: ['RNG'] },
  { code: 'TLW', name: 'Tallow Street', categories: ['RNG', 'TABLE'] },
  { code: 'PPB', name: 'Paperboat', categories: ['RNG', 'CRASH'] },
  { code: 'SLK', name: 'Silk Harbour', categories: ['RNG', 'LIVE'] },
  { code: 'JNP', name: 'Juniper Live', categories: ['LIVE'] },
  { code: 'GAT', name: 'Grand Atrium', categories: ['LIVE', 'TABLE'] },
  { code: 'VLR', name: 'Velour Studio', categories: ['LIVE'] },
  { code: 'MRD', name: 'Mirador Tables', categories: ['TABLE'] },
  { code: 'CRL', name: 'Coral Deep', categories: ['FISH'] },
  { code: 'TDW', name: 'Tidewise', categories: ['FISH', 'ARCADE'] },
  { code: 'ARS', name: 'Arena Seven', categories: ['PVP', 'SPORTS'] },
  { code: 'RDT', name: 'Redoubt', categories: ['PVP'] },
  { code: 'APG', name: 'Apogee Lift', categories: ['CRASH'] },
  { code: 'LNG', name: 'Longshot Lab', categories: ['CRASH', 'ARCADE'] },
  { code: 'PEG', name: 'Peg and Ball', categories: ['ARCADE'] },
  { code: 'WST', name: 'Whistle Sports', categories: ['SPORTS'] },
  { code: 'TCH', name: 'Touchline', categories: ['SPORTS'] },
  { code: 'LOTT', name: 'Northern Draw', categories: ['LOTT'] },
  { code: 'TCG_SEA', name: 'Monsoon Draw', categories: ['SEA_LOTT'] },
  { code: 'TCG_LOTTO_VN', name: 'Lotus Lottery', categories: ['VIETNAM_LOTTO'] },
  { code: 'QDL', name: 'Quickdraw Labs', categories: ['LOTT', 'ELOTT'] },
];
