/** Keeps a Maya customer's session alive on a page that starts in it. Never throws. */
export async function startMaya(): Promise<void> {
  try {
    const { refreshMaya } = await import(/* webpackChunkName: "social-landing" */ './refresh-maya');
    await refreshMaya();
  } catch {
    console.warn('[tessera] the code for Maya could not be loaded');
  }
}
