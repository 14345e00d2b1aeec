import { PRODUCT_NAME } from '../../contracts/common/product.ts';

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #0e1a1d); --surface: light-dark(#ffffff, #152529); --line: light-dark(#e4e2db, #2a3d42);
  --control: light-dark(#788482, #6f8688); --ink: light-dark(#10242a, #eaf0ee); --soft: light-dark(#44565b, #b4c4c3);
  --primary: light-dark(#0f766e, #4db6a9); --on-primary: light-dark(#ffffff, #04211e);
  --primary-soft: light-dark(#e4f2ef, #15342f); --primary-text: light-dark(#0b645d, #6ccbbf);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; }
.badge { display: inline-block; margin: 0 0 .75rem; padding: .125rem .75rem; border-radius: 1rem; background: var(--primary-soft); color: var(--primary-text); font-size: .875rem; font-weight: 600; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: .5rem 0 1rem; color: var(--soft); }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: block; margin: .5rem 0; padding: .625rem .875rem; border: 1px solid var(--line); border-radius: .75rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { background: var(--primary-soft); }
li small { display: block; color: var(--soft); font-size: .875rem; }
label { display: block; margin: .625rem 0; }
label input[type=email], label input[type=text] { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: .625rem; background: var(--paper); color: inherit; font: inherit; }
label input[type=checkbox] { width: 1.125rem; height: 1.125rem; margin: 0 .5rem 0 0; accent-color: var(--primary); vertical-align: -.125rem; }
button { width: 100%; min-height: 2.75rem; margin-top: .5rem; border: 0; border-radius: .625rem; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; cursor: pointer; }
.back { display: block; margin-top: 1rem; padding: .5rem; color: var(--primary-text); text-align: center; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }`;

/** Wraps HTML into a page of the sandbox, with a badge that tells it from the real provider's page. */
export const sandboxPage = (title: string, html: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head><body><main>
<span class="badge">Sandbox</span>
${html}
</main></body></html>
`;

/** Makes the page for a browser that has not opened the link with the key. */
export const closedPage = (): string =>
  sandboxPage(
    'Sandbox',
    `<h1>This page wants a key</h1>
<p>It stands in for a provider that is not set up here, and is for whoever runs this server.</p>
<p>Open the link that the server printed when it started, in this browser. Then come back and try again: nothing is lost.</p>`,
  );
