/** The scripts inside pages: the same text on every page of a build, so that one hash of each allows them. */

/** Keeps taps and forms for the app until it is hydrated: see early-taps.ts. */
export const keeperScript = [
  '(function(){var taps=window.earlyTaps=[];function keep(event){',
  "if(event.target.closest('button,summary'))taps.push(event)}",
  // A form sent by the browser itself would load the page anew, and lose what was entered.
  'function hold(event){event.preventDefault()}',
  "document.addEventListener('click',keep,true);document.addEventListener('submit',hold,true);",
  "taps.stop=function(){document.removeEventListener('click',keep,true);",
  "document.removeEventListener('submit',hold,true)}})()",
].join('');

/** Marks the inline styles of a page that is yet to get the whole stylesheet. */
export const FIRST_STYLES_ID = 'first-styles';

/** Asks for the whole stylesheet and tells by `window.wholeStyles` whether it came: see page-parts.ts. */
const stylesScript = (stylesheet: string): string =>
  [
    `if(document.getElementById('${FIRST_STYLES_ID}'))window.wholeStyles=new Promise(function(resolve){`,
    "var sheet=document.createElement('link');sheet.rel='stylesheet';",
    'sheet.onload=function(){resolve(true)};sheet.onerror=function(){resolve(false)};',
    `sheet.href='/${stylesheet}';document.head.appendChild(sheet)});`,
  ].join('');

/** Fetches data that lie in a file of their own: see page-parts.ts. */
const dataScript = [
  "var from=document.getElementById('page-data').dataset.from;",
  'if(from)window.pageData=fetch(from).then(function(answer){if(answer.ok)return answer.json()})',
  '.catch(function(){});',
].join('');

/**
 * Starts the app once the page was painted.
 *
 * @param vendor the libraries,
 * @param main the app's entry and
 * @param stylesheet its styles, all relative to the site
 */
export function starterScript(vendor: string, main: string, stylesheet: string): string {
  return [
    keeperScript,
    ';(function(){var done;function start(){if(done)return;done=1;',
    stylesScript(stylesheet),
    dataScript,
    "var files=JSON.parse(document.getElementById('page-modules').textContent);",
    // A few at a time: each takes a cheap phone some milliseconds, and taps wait meanwhile.
    'function next(){files.splice(0,4).forEach(function(href){',
    "var link=document.createElement('link');link.rel='modulepreload';link.crossOrigin='';link.href=href;",
    'document.head.appendChild(link)});if(files.length)setTimeout(next)}next();',
    // One after the other: to link the libraries and the app in one piece takes a phone 50 ms.
    `function app(){setTimeout(function(){import('/${main}')})}import('/${vendor}').then(app,app)}`,
    // Two frames may have begun before a busy phone shows the first one: what is asked for then takes its network.
    "if((window.PerformanceObserver?PerformanceObserver.supportedEntryTypes:[]).indexOf('paint')>=0)",
    'new PerformanceObserver(function(list){',
    "if(list.getEntriesByName('first-contentful-paint').length)setTimeout(start)}).observe({type:'paint',buffered:true});",
    'else requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})});',
    // Hidden tabs show nothing.
    'setTimeout(start,1500)})()',
  ].join('');
}
