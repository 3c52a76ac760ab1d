// Saves a picture of a display, as PNG: `gjs -m picture.js FILE`. A driver's own picture does not come from a page that
// is busy.
import Gdk from 'gi://Gdk?version=3.0';
import Gtk from 'gi://Gtk?version=3.0';

Gtk.init(null);
const root = Gdk.get_default_root_window();
Gdk.pixbuf_get_from_window(root, 0, 0, root.get_width(), root.get_height()).savev(ARGV[0], 'png', [], []);
