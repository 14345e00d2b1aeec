import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { SandboxMessage } from '../../repositories/messages.ts';
import { escapeHtml } from '../../../contracts/rules/escape-html.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid #8888; border-radius: .75rem; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
small { opacity: .8; }`;

/** Writes the download as a `data:` link, so that the outbox needs no address for files. */
const inviteLink = (invite: string): string =>
  `<p><a download="appointment.ics" href="data:text/calendar;charset=utf-8,${encodeURIComponent(invite)}">appointment.ics</a></p>
<details><summary>What it says to a calendar</summary><pre>${escapeHtml(invite)}</pre></details>`;

const article = ({ channel, recipient, subject, text, invite, sentAt }: SandboxMessage): string =>
  `<article><small>${channel === 'mail' ? 'Mail' : 'Text message'}, ${sentAt.toISOString()}</small>
<h2>${escapeHtml(recipient)}${subject === '' ? '' : `: ${escapeHtml(subject)}`}</h2><pre>${escapeHtml(text)}</pre>${invite === null ? '' : inviteLink(invite)}</article>`;

export const outboxPage = (messages: readonly SandboxMessage[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox of the sandbox · ${PRODUCT_NAME}</title><style>${STYLE}</style></head><body>
<h1>Outbox of the sandbox</h1><p>Nothing here was sent: no provider is set for it. Only who has opened the link with the key can read it.</p>
${messages.length === 0 ? '<p>Empty so far.</p>' : messages.map(article).join('\n')}
</body></html>
`;
