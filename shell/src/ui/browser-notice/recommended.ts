/** The three browsers that the notice names. */
export const recommendedBrowsers = ['Chrome', 'Safari', 'Firefox'] as const;

/** Other browsers whose user agent also names one of the three: those of phone makers, portals and chats. */
const others =
  /UCBrowser|UCWEB|MQQBrowser|QQBrowser|\bQQ\/|MicroMessenger|MiuiBrowser|HuaweiBrowser|HeyTapBrowser|OppoBrowser|VivoBrowser|Quark|SogouMobileBrowser|MetaSr|baidu(browser|boxapp)|BIDUBrowser|QihooBrowser|QHBrowser|360(SE|EE|\s?Aphone)|LBBROWSER|Maxthon|2345Explorer|AliApp|DingTalk|Weibo|NewsArticle|\bEdg(A|iOS)?\/|\bOPR\/|SamsungBrowser|YaBrowser|; wv\)/i;
const own = /(Chrome|CriOS|Firefox|FxiOS)\/\d|Version\/\d.*\bSafari\/\d/;

/** Whether a user agent is that of a recommended browser itself. */
export const isRecommended = (userAgent: string): boolean => own.test(userAgent) && !others.test(userAgent);
