import { RichText } from '@tessera/rich-text';
import { useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import styles from './carousel.module.css';

const isHtml = (content: string): boolean => /<[a-z!/]|&[a-z#]/i.test(content);

interface TextProps {
  readonly content: string;
  /** A link in it is followed within the app. */
  readonly onLeave: () => void;
}

/** What an announcement says: plain text as it is, HTML made safe. */
export function AnnouncementText({ content, onLeave }: TextProps) {
  const linkHosts = useSite((site) => site.linkHosts);
  const go = useGo();
  if (!isHtml(content)) return <p className={styles.text}>{content}</p>;
  const leave = (path: string) => {
    onLeave();
    go(path);
  };
  return <RichText className={styles.text} html={content} linkHosts={linkHosts} onGo={leave} />;
}
