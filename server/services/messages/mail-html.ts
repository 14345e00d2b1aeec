import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { escapeHtml } from '../../../contracts/rules/escape-html.ts';

/** One language of a mail: its paragraphs, and a box between them for a code or a time. */
export type MailPart = {
  readonly lang: 'en' | 'hi';
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** A mail before the box is filled. */
export type MailText = { readonly subject: string; readonly parts: readonly MailPart[] };

type MailParts = {
  readonly subject: string;
  readonly parts: readonly (MailPart & { readonly box: string | null })[];
};

/** Colours for mail programs that keep them; those that darken a mail by themselves find enough contrast both ways. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .ground { background: #0f1b1d !important; }
  .slip { background: #17272a !important; border-color: #2b4044 !important; }
  p, .brand { color: #e8eeee !important; }
  hr { border-color: #2b4044 !important; }
  .code { color: #ffffff !important; background: #21383c !important; border-color: #3f6a6f !important; }
}`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 12px;color:#10242a">${escapeHtml(text)}</p>`;

/** A value longer than digits is copied rather than typed: it needs no large letters, and may break anywhere. */
const CODE_LOOK = 'font-size:28px;font-weight:700;letter-spacing:6px';
const LONG_LOOK = 'font-size:16px;font-weight:700;overflow-wrap:anywhere';
const DIGITS_MAX = 8;

const codeBox = (code: string): string =>
  `<p class="code" style="margin:16px 0 20px;padding:14px 16px;border:1px solid #9cc9c4;border-radius:10px;background:#eef7f5;color:#0b3b3a;${code.length > DIGITS_MAX ? LONG_LOOK : CODE_LOOK};text-align:center">${escapeHtml(code)}</p>`;

const section = ({ lang, before, box, after }: MailParts['parts'][number]): string =>
  `<div lang="${lang}">${before.map(paragraph).join('')}${box === null ? '' : codeBox(box)}${after.map(paragraph).join('')}</div>`;

const LINE = '<hr style="margin:20px 0;border:0;border-top:1px solid #e4e2db" aria-hidden="true">';

/** Writes a mail as a page of its own, without pictures and without any address that a mail program would fetch. */
export const mailHtml = ({ subject, parts }: MailParts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body style="margin:0;background:#fbfaf7"><div class="ground" style="padding:24px 12px;background:#fbfaf7;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',sans-serif">
<div class="slip" style="max-width:480px;margin:0 auto;padding:24px;border:1px solid #e4e2db;border-radius:14px;background:#ffffff">
<p class="brand" style="margin:0 0 20px;color:#0f766e;font-weight:700">${escapeHtml(PRODUCT_NAME)}</p>
${parts.map(section).join(LINE)}
</div></div></body></html>
`;
