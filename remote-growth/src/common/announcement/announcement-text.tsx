import { RichText } from '@tessera/rich-text';
import { openSite, useGo } from '@tessera/shell/navigation';
import { trustedOrigins } from '@tessera/shell/site';

const isHtml = (content: string): boolean => /<[a-z!/]|&[a-z#]/i.test(content);

interface TextProps {
  readonly content: string;
  readonly className?: string | undefined;
  /** Called before a link of the text leads to another page. */
  readonly onLeave?: () => void;
}

/** The text of an announcement: plain text unchanged, HTML cleaned. */
export function AnnouncementText({ content, className, onLeave }: TextProps) {
  const go = useGo();
  if (!isHtml(content)) return <p className={className}>{content}</p>;
  const leave = (path: string) => {
    onLeave?.();
    go(path);
  };
  return (
    <RichText
      className={className}
      html={content}
      trusted={trustedOrigins('links')}
      onGo={leave}
      onSite={openSite}
    />
  );
}
