import type { ReactNode } from 'react';
import styles from './app-heading.module.css';
import { AppIcon } from './app-look';
import type { AppLook } from './use-app';

/** The app's icon beside the title of a dialog. */
export function AppHeading({ app, title, detail }: { app: AppLook; title: string; detail?: ReactNode }) {
  return (
    <header className={styles.heading}>
      <AppIcon app={app} size="l" />
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
    </header>
  );
}
