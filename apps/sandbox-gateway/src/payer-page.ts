import { createHash } from 'node:crypto';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { gatewayPaths } from '@khelaghor/contract/money/gateways.ts';
import { words } from './payer-words.ts';
import type { Payment } from './payments.ts';

/** Where the page finds its letters: phones have Bengali ones, many desks do not. */
export const fontPaths = {
  bengali: '/pay/bengali.woff2',
  latin: '/pay/latin.woff2',
} as const;

const style = `
@font-face{font-family:"Page Bengali";font-weight:400 900;font-display:swap;
src:url(${fontPaths.bengali}) format("woff2");unicode-range:U+964-965,U+980-9FF}
@font-face{font-family:"Page Latin";font-weight:400 900;font-display:swap;
src:url(${fontPaths.latin}) format("woff2");unicode-range:U+20-7E,U+2212}
:root{color-scheme:dark;--ink:oklch(0.19 0.045 315);--ground:oklch(0.18 0.042 317);
--surface:oklch(0.222 0.05 317);--text:oklch(0.955 0.028 86);--text-2:oklch(0.842 0.03 82);
--paper:oklch(0.958 0.036 86);--paper-text:oklch(0.225 0.055 316);
--paper-text-2:oklch(0.36 0.052 316);--alpona:oklch(0.5 0.17 28 / 0.7);
--marigold:oklch(0.803 0.163 74);--marigold-hi:oklch(0.886 0.138 89);
--marigold-lo:oklch(0.648 0.152 58);--vermilion:oklch(0.552 0.198 27);
--peacock:oklch(0.48 0.094 232);--peacock-hi:oklch(0.735 0.112 218);
--peacock-lo:oklch(0.36 0.075 236);--line-strong:oklch(0.56 0.056 320);
--accent-text:oklch(0.846 0.15 82)}
*,*::before,*::after{box-sizing:border-box}
body{display:grid;min-block-size:100dvh;margin:0;padding:1.5rem 1rem;place-items:center;
background:var(--ground);color:var(--text);font:450 1.0625rem/1.55 "Page Latin",
"Page Bengali","Noto Sans Bengali",system-ui,sans-serif;
font-variant-numeric:tabular-nums lining-nums}
main{inline-size:min(26rem,100%)}
p,h1,dl,dd{margin:0}
.sandbox{display:flex;align-items:center;justify-content:center;gap:.5rem;
padding:.5rem 1rem .625rem;border:2px solid var(--ink);border-radius:.625rem;
background:var(--peacock);color:var(--paper);font-weight:680;
box-shadow:inset 0 -3px 0 var(--peacock-lo),inset 0 2px 0 var(--peacock-hi)}
.receipt{margin-block-start:1rem;padding:1.25rem 1.25rem 2rem;background:var(--paper);
color:var(--paper-text);
mask:radial-gradient(circle at 50% 100%,#0000 5px,#000 5.6px) 0 100%/16px 100% repeat-x}
.alpona{display:block;inline-size:15rem;max-inline-size:100%;margin:0 auto .25rem;fill:none;
stroke:var(--alpona);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
h1{color:var(--vermilion);font-size:1.25rem;font-weight:700;line-height:1.4;text-align:center}
dl{display:grid;gap:.5rem;margin-block-start:.75rem;font-size:.9375rem}
dl div{display:flex;justify-content:space-between;gap:.75rem}
dt{color:var(--paper-text-2)}dd{min-inline-size:0;font-weight:560;text-align:end;
overflow-wrap:anywhere}
.invoice{font-size:.8125rem}
.sum{align-items:baseline;padding-block-start:.75rem;border-block-start:2px dashed currentColor}
.sum dt{color:var(--paper-text);font-weight:680}
.sum dd{font-size:1.75rem;font-weight:680;line-height:1.3;white-space:nowrap}
.note{margin-block-start:.75rem;color:var(--paper-text-2);font-size:.875rem;text-align:center}
.state{margin-block-start:.75rem;font-weight:680;text-align:center}
form,.way-back{display:grid;gap:.75rem;margin-block-start:1.25rem}
.btn{display:flex;align-items:center;justify-content:center;min-block-size:3.25rem;
padding:.2rem 1.25rem .3rem;border:2px solid var(--ink);border-radius:.625rem;
font-family:inherit;font-size:1.125rem;font-weight:680;line-height:1.3;text-decoration:none;
cursor:pointer}
.btn:active{transform:translateY(2px)}
.lead{background:var(--marigold);color:var(--ink);
box-shadow:inset 0 -3px 0 var(--marigold-lo),inset 0 2px 0 var(--marigold-hi)}
.quiet{border-color:var(--line-strong);background:transparent;color:var(--text)}
:focus-visible{outline:3px solid var(--accent-text);outline-offset:2px}
`;

const petals =
  'M34 20C52 4 64 6 70 16 74 24 66 30 61 26 57 22 62 17 66 20M70 16C84 34 104 36 116 20 120 10 ' +
  '110 4 105 9 102 13 106 18 110 15M116 20C130 36 150 34 160 20 166 10 156 5 151 10M160 20C176 ' +
  '32 200 30 214 20H300';
const lotus =
  'M0 38C-10 30-10 16 0 4 10 16 10 30 0 38ZM0 38C-14 36-22 26-20 14-12 16-8 22-6 28M0 38C14 36 ' +
  '22 26 20 14 12 16 8 22 6 28';
const alpona =
  '<svg class="alpona" viewBox="-300 0 600 44" aria-hidden="true">' +
  `<path d="${petals}"/><path d="${petals}" transform="scale(-1 1)"/><path d="${lotus}"/></svg>`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The headers of the page. Browsers apply `form-action` to the redirect after a form too, so the
 * merchant's own address has to be among those allowed.
 */
export function getPayerPageHeaders(payment: Payment | undefined): Record<string, string> {
  const merchant = payment ? ` ${new URL(payment.returnAddress).origin}` : '';
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; ` +
      `base-uri 'none'; form-action 'self'${merchant}; frame-ancestors 'none'`,
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/gu, (c) => entities[c] ?? c);

/** Where the browser goes after the page: the merchant's, with what became of the payment. */
export function getReturnAddress(payment: Payment): string {
  const address = new URL(payment.returnAddress);
  address.searchParams.set('status', payment.status);
  address.searchParams.set('paymentId', payment.paymentId);
  return address.href;
}

function page(language: 'bn' | 'en', content: string): string {
  const say = words[language];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${say.title}: ${say.sandbox}</title>` +
    `<style>${style}</style></head><body><main>` +
    `<p class="sandbox">${say.sandbox}</p>${content}</main></body></html>`
  );
}

/** The page on which the payer agrees or declines. Plain HTML: it works without any script. */
export function renderPayerPage(payment: Payment): string {
  const say = words[payment.language];
  const amount = formatMoney(parseMinorText(payment.amount), {
    lang: payment.language,
    digits: 'latn',
    currency: payment.currency,
    grouping: 'lakh',
  });
  const receipt =
    `<section class="receipt">${alpona}<h1>${say.title}</h1><dl>` +
    `<div><dt>${say.to}</dt><dd>${say.merchant}</dd></div>` +
    `<div class="invoice"><dt>${say.invoice}</dt>` +
    `<dd>${escape(payment.merchantInvoiceNumber)}</dd></div>` +
    `<div class="sum"><dt>${say.amount}</dt><dd>${amount}</dd></div></dl>` +
    (payment.status === 'initiated'
      ? ''
      : `<p class="state" role="status">${say[payment.status]}</p>`) +
    `<p class="note">${say.play}</p></section>`;
  const actions =
    payment.status === 'initiated'
      ? `<form method="post" action="${gatewayPaths.payerPage}">` +
        `<input type="hidden" name="paymentId" value="${escape(payment.paymentId)}">` +
        `<button class="btn lead" name="choice" value="pay">${say.pay}</button>` +
        `<button class="btn quiet" name="choice" value="cancel">${say.cancel}</button></form>`
      : '<p class="way-back">' +
        `<a class="btn lead" href="${escape(getReturnAddress(payment))}">${say.back}</a></p>`;
  return page(payment.language, receipt + actions);
}

/** The page for an address that belongs to no payment. */
export function renderUnknownPayment(language: 'bn' | 'en'): string {
  const say = words[language];
  return page(
    language,
    `<section class="receipt">${alpona}<h1>${say.unknown}</h1>` +
      `<p class="note">${say.unknownHelp}</p></section>`,
  );
}
