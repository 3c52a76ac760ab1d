import { Drawing, Glyph, Target, Words } from './drawing-parts';
import styles from './drawings.module.css';

interface Shown {
  /** The outline of the icon that is tapped. */
  readonly sign: string;
}

/** The bottom of a phone, with the browser's toolbar. */
export function PhoneBottom({ sign, at = 'middle' }: Shown & { at?: 'middle' | 'end' }) {
  const x = at === 'middle' ? 60 : 84;
  return (
    <Drawing>
      <path d="M24-6V66q0 10 10 10H86q10 0 10-10V-6" className={styles.device} />
      <rect x="32" y="2" width="56" height="18" rx="4" className={styles.field} />
      <Words x={32} y={28} width={40} />
      <Words x={32} y={37} width={28} />
      <path d="M24 50H96" className={styles.line} />
      {[36, 60, 84]
        .filter((other) => other !== x)
        .map((other) => (
          <circle key={other} cx={other} cy="62" r="3" className={styles.words} />
        ))}
      <Target x={x} y={62} path={sign} />
    </Drawing>
  );
}

/** The top of a phone, with the browser's address bar. */
export function PhoneTop({ sign }: Shown) {
  return (
    <Drawing>
      <path d="M24 90V18q0-10 10-10H86q10 0 10 10V90" className={styles.device} />
      <rect x="31" y="18" width="40" height="14" rx="7" className={styles.field} />
      <Words x={38} y={25} width={22} />
      <rect x="32" y="46" width="56" height="20" rx="4" className={styles.field} />
      <Words x={32} y={74} width={40} />
      <Target x={83} y={25} path={sign} />
    </Drawing>
  );
}

/** A menu or a share sheet, with the entry to choose. */
export function MenuEntry({ sign }: Shown) {
  return (
    <Drawing>
      <rect x="18" y="6" width="84" height="90" rx="10" className={styles.device} />
      <Words x={28} y={19} width={34} />
      <circle cx="90" cy="19" r="3" className={styles.words} />
      <rect x="22" y="30" width="76" height="24" rx="7" className={styles.row} />
      <Words x={30} y={42} width={38} faint={false} />
      <g className={styles.target}>
        <Glyph x={87} y={42} path={sign} size={15} />
      </g>
      <Words x={28} y={65} width={28} />
      <circle cx="90" cy="65" r="3" className={styles.words} />
      <Words x={28} y={78} width={38} />
    </Drawing>
  );
}

/** The confirmation, with its button. */
export function Confirmation() {
  return (
    <Drawing>
      <rect x="14" y="12" width="92" height="60" rx="10" className={styles.device} />
      <rect x="23" y="22" width="18" height="18" rx="5" className={styles.app} />
      <Words x={48} y={27} width={42} />
      <Words x={48} y={36} width={28} />
      <Words x={28} y={57} width={20} />
      <rect x="58" y="48" width="40" height="17" rx="8.5" className={styles.button} />
      <rect x="68" y="54.5" width="20" height="4" rx="2" className={styles.onAccent} />
    </Drawing>
  );
}

/** A window of a computer's browser, with its address bar. */
export function BrowserWindow({ sign }: Shown) {
  return (
    <Drawing>
      <rect x="8" y="10" width="104" height="84" rx="8" className={styles.device} />
      {[17, 24, 31].map((x) => (
        <circle key={x} cx={x} cy="18" r="2" className={styles.words} />
      ))}
      <path d="M8 25H112" className={styles.line} />
      <rect x="15" y="31" width="90" height="14" rx="7" className={styles.field} />
      <Words x={23} y={38} width={36} />
      <rect x="16" y="54" width="42" height="22" rx="4" className={styles.field} />
      <rect x="64" y="54" width="40" height="22" rx="4" className={styles.field} />
      <Target x={96} y={38} path={sign} />
    </Drawing>
  );
}

/** The menu bar of a computer, with the menu to open. */
export function MenuBar({ sign }: Shown) {
  return (
    <Drawing>
      <rect x="8" y="14" width="104" height="84" rx="8" className={styles.device} />
      <path d="M8 38H112" className={styles.line} />
      <Words x={17} y={26} width={14} />
      <Words x={72} y={26} width={14} />
      <Words x={92} y={26} width={12} />
      <rect x="24" y="48" width="72" height="28" rx="4" className={styles.field} />
      <Target x={52} y={26} path={sign} />
    </Drawing>
  );
}
