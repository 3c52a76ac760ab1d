import styles from './fault.module.css';

/** Why something was refused or failed. The message comes from the server, in English. */
export function Fault({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p role="alert" className={styles.fault}>
      <bdi>{message}</bdi>
    </p>
  );
}
