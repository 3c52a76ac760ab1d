import { siteStatus } from '@tessera/contract';
import type { EarlySample, EarlyStatus, EarlyView } from '@tessera/remote/view';
import { viewHoles } from '@tessera/remote/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { gateway } from '../core/request';
import { siteStore } from '../core/site';
import { callKey } from '../platform/early-answers';
import { answers, media } from './globals';
import { type PlainNode, parseMarkup } from './parse-markup';

/** Gives the answers to the calls of the page, which finds them in its cache. */
async function provideAnswers(samples: EarlySample['answers'] = []): Promise<void> {
  for (const { endpoint, request, value } of samples) {
    const body = JSON.stringify({ success: true, value });
    answers.set(callKey(endpoint.path, request), Promise.resolve({ status: 200, body }));
    gateway.forget(endpoint, request);
    await gateway.call(endpoint, request);
  }
}

/** Renders a page with a status and answers. A render on a server reads the initial state of a store. */
export async function renderPage(
  { Page, paths, ...base }: EarlyView,
  status: EarlyStatus,
  sample: EarlySample = {},
): Promise<readonly PlainNode[]> {
  await provideAnswers(sample.answers ?? base.answers);
  media.clear();
  for (const query of sample.media ?? []) media.add(query);
  const site = v.parse(siteStatus, status);
  siteStore.setState(site, true);
  siteStore.getInitialState = () => site;
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[paths[0] + viewHoles.query]}>
      <Page />
    </MemoryRouter>,
  );
  // React announces pictures in front of the page. They are in it, too.
  return parseMarkup(markup).filter((node) => typeof node === 'string' || node[0] !== 'link');
}
