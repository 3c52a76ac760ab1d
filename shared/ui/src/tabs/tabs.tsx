import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { centreIn } from './centre-in';
import { nextTab } from './next-tab';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** Outline of an icon before the label. */
  icon?: string | undefined;
  /** A number after the label. */
  count?: number | undefined;
}

/** A stable ref: React calls it when a tab becomes the active one. */
function centreInList(tab: HTMLButtonElement | null): void {
  if (tab?.parentElement) centreIn(tab.parentElement, tab);
}

export interface TabsProps {
  items: readonly TabItem[];
  /** The id of the item that is shown. */
  active: string;
  onSelect: (id: string) => void;
  /** What the row of tabs chooses, for screen readers. */
  label: string;
  className?: string | undefined;
}

/** A row of pills that scrolls sideways. Arrow keys move the focus, Enter or Space selects; one stop for the Tab key. */
export function Tabs({ items, active, onSelect, label, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // Changes animate only after the first paint.
  useEffect(() => {
    list.current?.setAttribute('data-settled', '');
  }, []);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = nextTab(tabs, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const focusable = items.some((item) => item.id === active) ? active : items[0]?.id;
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={moveFocus}
      className={classNames(styles.list, className)}
    >
      {items.map((item) => (
        <button
          key={item.id}
          ref={item.id === active ? centreInList : undefined}
          type="button"
          role="tab"
          aria-selected={item.id === active}
          tabIndex={item.id === focusable ? 0 : -1}
          onClick={() => onSelect(item.id)}
          className={styles.tab}
        >
          {item.icon !== undefined && <Icon path={item.icon} size={18} />}
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
        </button>
      ))}
    </div>
  );
}
