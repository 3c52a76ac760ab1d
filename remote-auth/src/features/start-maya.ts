/** Keeps a Maya customer's session alive from the start of the page. Never throws. */
export async function startMaya(): Promise<void> {
  try {
    const { refreshMaya } = await import(/* webpackChunkName: "auth-callback" */ './providers/maya/session');
    await refreshMaya();
  } catch {
    console.warn('[tessera] the code for Maya could not be loaded');
  }
}
