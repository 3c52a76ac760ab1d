import { includesRole, type Session } from '../../api';
import { Explain } from './explain';
import { PreviewLink } from './preview-link';
import { Prune } from './prune';
import styles from './tools.module.css';
import { Verify } from './verify';

/** The other commands of the command line. */
export function ToolsView({ session }: { readonly session: Session }) {
  return (
    <div className={styles.tools}>
      <Explain />
      {session.previewLinks && includesRole(session.role, 'roll-out') && <PreviewLink />}
      <Verify />
      {includesRole(session.role, 'configure') && <Prune />}
    </div>
  );
}
