/** Hostile HTML of a merchant's account, and what a member sees of it. */
export interface HostileHtml {
  readonly name: string;
  readonly html: string;
  /** Serialised; `ORIGIN` stands for the page's own. */
  readonly shown: string;
}

/** The link hosts that the corpus is written for: those of the demo merchant aurora. */
export const corpusSites: readonly string[] = ['https://*.aurora.example'];

const of = (name: string, html: string, shown: string): HostileHtml => ({ name, html, shown });

const content =
  '<h2>a</h2><p>b <b>c</b><br>d</p><ul><li>e</li></ul><blockquote dir="rtl" lang="ar">f</blockquote>' +
  '<table><thead><tr><th colspan="2">g</th></tr></thead><tbody><tr><td rowspan="2">h</td></tr></tbody></table>';

const kept: readonly HostileHtml[] = [
  of('text, emphasis, headings, lists and tables', content, content),
  of('characters that are markup elsewhere', '1 &lt; 2 &amp; 3 &gt; 2', '1 &lt; 2 &amp; 3 &gt; 2'),
  of('an unknown element’s words', '<o:p>a <st1:city w="1">b</st1:city></o:p>', 'a b'),
  of('a layout’s words', '<div class="x"><section><font color="red">a</font></section></div>', 'a'),
  of('a form’s words', '<form action="/m/home">a<input name="password"><button>b</button></form>', 'ab'),
  of(
    'a label for screen readers',
    '<span aria-label="a" data-a="1">b</span>',
    '<span aria-label="a">b</span>',
  ),
];

const code: readonly HostileHtml[] = [
  of('a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'),
  of('a script with a null character', 'a<scr\0ipt>alert(1)</scr\0ipt>', 'a'),
  of('a script in a script', 'a<scr<script>x</script>ipt>b', 'axipt&gt;b'),
  of('a script that never ends', 'a<script>alert(1)', 'a'),
  of('a handler', '<b onclick="alert(1)" OnMouseOver=alert(1)>a</b>', '<b>a</b>'),
  of('a handler after a slash', '<img/onerror=alert(1)/src=x:y>a', 'a'),
  of('a handler on the body', '<body onload="alert(1)" onpageshow=alert(1)>a', 'a'),
  of('a handler on details', '<details open ontoggle="alert(1)">a</details>', 'a'),
  of('a handler on an unknown element', '<x onfocus="alert(1)" tabindex="1" autofocus>a</x>', 'a'),
  of('an element named as a property of objects', '<constructor a="1">a</constructor>', 'a'),
  of('a drawing with a handler', '<svg onload="alert(1)"><text>a</text></svg>b', 'b'),
  of('a script in a drawing', '<svg><script>alert(1)</script></svg>b', 'b'),
  of('a link in a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>b', 'b'),
  of('an animation', '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>b', 'b'),
  of('a formula', '<math href="javascript:alert(1)"><mtext>a</mtext></math>b', 'b'),
  of(
    'markup that changes its meaning',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '',
  ),
  of('a template', '<template><img src="x" onerror="alert(1)"></template>a', 'a'),
  of(
    'a shadow root',
    '<p>a<template shadowrootmode="open"><b onclick="alert(1)">b</b></template></p>',
    '<p>a</p>',
  ),
  of('words for browsers without scripts', '<noscript><img src=x onerror=alert(1)></noscript>a', 'a'),
  of('markup in a title', '<title><b onclick="alert(1)">a</b></title>b', 'b'),
  of('markup in a field', '<textarea><b onclick="alert(1)">a</b></textarea>b', 'b'),
  of('a comment', 'a<!--<img src=x onerror=alert(1)>-->b', 'ab'),
  of('a comment for one browser', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'),
  of('an instruction', '<?php echo 1 ?>a', 'a'),
];

const styles: readonly HostileHtml[] = [
  of('a style', '<style>p{}</style><p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'),
  of('a style that fetches', '<b style="background:url(https://evil.example/a)">a</b>', '<b>a</b>'),
  of('a style in a drawing', '<svg><style>*{color:red}</style></svg>a', 'a'),
  of('a style sheet', '<link rel="stylesheet" href="https://evil.example/a.css">a', 'a'),
];

const places: readonly HostileHtml[] = [
  of('a frame', '<iframe src="https://evil.example"></iframe>a', 'a'),
  of('a frame with its own page', '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>a', 'a'),
  of('an object', '<object data="https://evil.example/a"><b>a</b></object><embed src="/m/home">b', 'b'),
  of('a set of frames', '<frameset><frame src="https://evil.example"></frameset>a', 'a'),
  of('a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example">a', 'a'),
  of('another base', '<base href="https://evil.example/"><a href="/m/game">a</a>', '<a href="/m/game">a</a>'),
  of('fields that hide properties', '<form>a<input name="attributes"><input id="parentNode">b</form>', 'ab'),
  of('names that hide globals', '<img name="body" id="cookie" src="x:y"><a id="location">a</a>', '<a>a</a>'),
  of(
    'sounds and films',
    '<video src="https://evil.example/a">a</video><audio autoplay src="/a">b</audio>c',
    'c',
  ),
];

const links: readonly HostileHtml[] = [
  of('a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'),
  of('a script address in capitals', '<a href=" JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'),
  of('a script address with a line in it', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'),
  of('a script address in entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'),
  of('a data address', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'),
  of('a scheme of an app', '<a href="evil:open">a</a>', '<a>a</a>'),
  of('an address of somebody else', '<a href="https://evil.example">a</a>', '<a>a</a>'),
  of('an address that only looks like a path', '<a href="//evil.example/m/home">a</a>', '<a>a</a>'),
  of('a way out of the app', '<a href="/m/../wps/session/logout">a</a>', '<a>a</a>'),
  of('a link elsewhere than on a link', '<p href="/m/home">a</p>', '<p>a</p>'),
  of(
    'a page of the app, with a target',
    '<a href="/m/game" target="_top" ping="/x">a</a>',
    '<a href="/m/game">a</a>',
  ),
  of('a page of the app, with spaces', '<a href=" /m/game ">a</a>', '<a href="/m/game">a</a>'),
  of(
    'a site of the merchant',
    '<a href="https://news.aurora.example/a" rel="opener">a</a>',
    '<a href="https://news.aurora.example/a" target="_blank" rel="noopener noreferrer">a</a>',
  ),
];

const pictures: readonly HostileHtml[] = [
  of('a picture that fails on purpose', '<img src="x:y" onerror="alert(1)">a', 'a'),
  of('a picture in clear', '<img src="http://news.aurora.example/a.png">a', 'a'),
  of('a picture in the text', '<img src="data:image/svg+xml,<svg onload=alert(1)>">a', 'a'),
  of('a picture without an address', '<img alt="a">b', 'b'),
  of(
    'many pictures',
    '<picture><source srcset="https://evil.example/a"><img srcset="/a 2x"></picture>a',
    'a',
  ),
  of(
    'a picture over https',
    '<img src="https://pictures.aurora.example/a.png" alt=" a </style> " width="1" srcset="/b 2x">',
    '<img src="https://pictures.aurora.example/a.png" alt="a </style>" loading="lazy" referrerpolicy="no-referrer">',
  ),
  of(
    'a picture of this site, by its old name',
    '<image src="/m/icon-old.png">',
    '<img src="ORIGIN/m/icon-old.png" loading="lazy" referrerpolicy="no-referrer">',
  ),
];

/** Hostile HTML, which every sanitizer must show alike [R2.6, R2.62]. */
export const hostileHtml: readonly HostileHtml[] = [
  ...kept,
  ...code,
  ...styles,
  ...places,
  ...links,
  ...pictures,
];
