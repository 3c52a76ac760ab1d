import '@tessera/ui/reset.css';
import '@tessera/ui/tokens.css';
import '@tessera/ui/writing.css';
import '@tessera/ui/themes.css';
import './root.css';
import { stories } from '@tessera/ui/stories';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GALLERY, readChoice, readState } from './choice';
import { applyLook, wordsOf } from './drawn';
import { GalleryPage, leaveForHostOf, OverviewPage, SheetPage, StoryPage } from './pages';

const choice = readChoice(location.search);

const all = Object.values(stories).flat();

/** A page that shows components in the chosen look. */
async function componentsPage(): Promise<ReactNode> {
  applyLook(choice);
  const words = await wordsOf(choice);
  if (location.pathname.endsWith('/sheet')) return <SheetPage words={words} choice={choice} />;
  if (location.pathname.endsWith('/overview')) return <OverviewPage words={words} choice={choice} />;
  const story = all.find(({ component }) => component === choice.show) ?? all[0];
  return (
    story && <StoryPage story={story} words={words} choice={choice} state={readState(location.search)} />
  );
}

const isGallery = location.pathname === GALLERY;
const root = document.getElementById('app');
if (root && !(isGallery && leaveForHostOf(choice))) {
  const page = isGallery ? <GalleryPage start={choice} /> : await componentsPage();
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
