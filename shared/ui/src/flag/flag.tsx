import { useEffect, useState } from 'react';
import { classNames } from '../class-names';
import styles from './flag.module.css';

/** Loads the address of a country's flag by its two letters in lower case; rejects for an unknown country. */
export type LoadFlag = (country: string) => Promise<string>;

export interface FlagProps {
  /** ISO 3166, two letters. */
  country: string;
  load: LoadFlag;
}

/** The flag of a country beside its name. Its space is reserved while the picture loads, and if there is none. */
export function Flag({ country, load }: FlagProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isOver = false;
    load(country.toLowerCase()).then(
      (found) => isOver || setAddress(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [country, load]);
  if (address === undefined) return <span className={styles.flag} />;
  return (
    <img
      src={address}
      alt=""
      width={28}
      height={21}
      loading="lazy"
      className={classNames(styles.flag, styles.drawn)}
    />
  );
}
