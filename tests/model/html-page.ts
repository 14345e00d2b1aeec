const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it may stand in a page, in an attribute too. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => ENTITIES[each] ?? each);

/** The look that the pages of the commands share, with the product's colours in both themes. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #0e1a1d); --surface: light-dark(#fff, #152529); --sunken: light-dark(#f3f1ea, #22343a);
  --line: light-dark(#e4e2db, #2a3d42); --ink: light-dark(#10242a, #eaf0ee); --soft: light-dark(#44565b, #b4c4c3);
  --primary: light-dark(#0b645d, #6ccbbf); --primary-soft: light-dark(#e4f2ef, #15342f);
  --urgent: light-dark(#9c2f1a, #ffb4a0); --urgent-soft: light-dark(#fcede8, #3a1e19); --soon-soft: light-dark(#fbf1dc, #33280f);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
main { max-width: 60rem; margin: auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere; }
code { font: .875rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }`;

type Page = { readonly title: string; readonly style: string; readonly body: string };

/** One whole page in one file, which asks nothing of any network. */
export const pageOf = ({ title, style, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>
${style}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
