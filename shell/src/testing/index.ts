/** What tests of the shell and of remotes stand in: a release in the document, and a gateway behind HTTP. For tests only. */
export { FakeGateway, provideGateway, type Received, type Reply } from './gateway';
export { demoHash, demoRelease, demoRemote, provideRelease, type ReleasePart } from './release';
export { provideShellTexts } from './texts';
export { provideVisits } from './visits';
