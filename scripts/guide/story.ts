/** The heading of the story in docs/remote-guide.md. */
export const STORY = 'One remote, from nothing to a tenth of the members';
