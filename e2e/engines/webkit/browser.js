// A browser of one window around WebKitGTK, which WebKitWebDriver starts with `gjs -m` and drives. WebKitGTK's own
// test browser holds no more storage than a private window and tells nobody what its console says; this one has
// storage as an ordinary window, writes its console to its output, and runs scripts before those of a page.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

const [folder, options] = ARGV;
const { userAgent, language, width, height, scripts } = JSON.parse(options);

Gtk.init(null);
// Pages see this as `prefers-reduced-motion`, as in the other engines.
Gtk.Settings.get_default().gtk_enable_animations = false;
const stored = `${folder}/data`;
const context = new WebKit2.WebContext({
  websiteDataManager: new WebKit2.WebsiteDataManager({
    baseDataDirectory: stored,
    baseCacheDirectory: stored,
  }),
});
context.set_automation_allowed(true);
context.set_preferred_languages([language]);

const settings = new WebKit2.Settings({
  userAgent,
  enableWriteConsoleMessagesToStdout: true,
  hardwareAccelerationPolicy: WebKit2.HardwareAccelerationPolicy.NEVER,
});
const { TOP_FRAME } = WebKit2.UserContentInjectedFrames;
const { START } = WebKit2.UserScriptInjectionTime;

function open() {
  const view = new WebKit2.WebView({ webContext: context, settings, isControlledByAutomation: true });
  for (const script of scripts)
    view.get_user_content_manager().add_script(new WebKit2.UserScript(script, TOP_FRAME, START, null, null));
  const window = new Gtk.Window({ defaultWidth: width, defaultHeight: height });
  window.add(view);
  view.connect('close', () => window.destroy());
  window.show_all();
  return view;
}

context.connect('automation-started', (_, session) => session.connect('create-web-view', open));
Gtk.main();
