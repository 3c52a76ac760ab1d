import type { Category } from './categories';
import type { Vendor } from './vendors';

/** One game of the stand-in platform. */
export interface Game {
  /** Unique, capitals and digits. */
  readonly code: string;
  readonly id: string;
  readonly nodeId: string;
  readonly category: Category;
  readonly vendor: Vendor;
  /** Its name in English and in Chinese. */
  readonly name: { readonly EN: string; readonly CN: string };
  /** What its picture shows. */
  readonly motif: string;
  /** Code of the game whose picture it has, mostly its own. */
  readonly picture: string;
  /** Whether its picture is made of points instead of being drawn. */
  readonly photograph?: boolean;
  readonly freePlay: boolean;
  readonly hot: boolean;
}
