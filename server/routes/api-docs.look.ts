/**
 * Styles of the API's page: the product's colours over the documentation page's own styles. A test compares them with
 * the design tokens, which are a sheet of the client that the server does not have.
 */
export const LOOK = `
:root {
  color-scheme: light dark;
  --color-paper: light-dark(#fbfaf7, #0e1a1d);
  --color-surface: light-dark(#ffffff, #152529);
  --color-sunken: light-dark(#f3f1ea, #0a1315);
  --color-line: light-dark(#e4e2db, #2a3d42);
  --color-control: light-dark(#788482, #6f8688);
  --color-ink: light-dark(#10242a, #eaf0ee);
  --color-ink-soft: light-dark(#44565b, #b4c4c3);
  --color-primary: light-dark(#0f766e, #4db6a9);
  --color-on-primary: light-dark(#ffffff, #04211e);
  --color-primary-text: light-dark(#0b645d, #6ccbbf);
  --color-primary-soft: light-dark(#e4f2ef, #15342f);
  --color-primary-line: light-dark(#a9d5cd, #2c5d56);
  --color-urgent: light-dark(#b23a22, #f08a70);
  --color-on-urgent: light-dark(#ffffff, #2a0d07);
  --color-urgent-soft: light-dark(#fcede8, #3a1e19);
  --color-urgent-line: light-dark(#eab9ab, #6d372c);
  --font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif;
}

/* Written thrice to outweigh the dark theme's own rules, which name up to five classes. */
html:root:root:root, html:root:root:root body, html:root:root:root .swagger-ui, html:root:root:root .swagger-ui .scheme-container {
  background: var(--color-paper);
  color: var(--color-ink);
}

html:root:root:root .swagger-ui :is(*, *::before, *::after):not(pre, pre *, code, textarea) {
  font-family: var(--font);
}

html:root:root:root .swagger-ui .information-container {
  padding-top: 1.5rem;
}

html:root:root:root .swagger-ui .info {
  margin: 0 0 2rem;
}

html:root:root:root .swagger-ui .info .title {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  letter-spacing: -0.02em;
}

html:root:root:root .swagger-ui .info .title::before {
  content: '';
  width: 2.5rem;
  height: 2.5rem;
  background: url('mark.svg') center / contain no-repeat;
}

html:root:root:root .swagger-ui .info .title > span {
  display: inline-flex;
  gap: 0.375rem;
}

html:root:root:root .swagger-ui .info .title small {
  position: static;
  background: var(--color-primary-soft);
  border: 1px solid var(--color-primary-line);
  border-radius: 62.5rem;
}

html:root:root:root .swagger-ui .info .title small pre {
  color: var(--color-primary-text);
}

html:root:root:root .swagger-ui .info a, html:root:root:root .swagger-ui a.nostyle:hover {
  color: var(--color-primary-text);
}

html:root:root:root .swagger-ui :is(.info .title, .info p, .info li, h2, h3, h4, h5, label, p, li, td, th, select,
  .opblock-tag, .opblock-summary-path, .opblock-summary-description, .opblock-title_normal, .response-col_status,
  .parameter__name, .parameter__type, .parameter__in, .tab li, .tab li button, .model, .model-title, .prop-type,
  .json-schema-2020-12__title, .json-schema-2020-12-keyword__name, .json-schema-2020-12-keyword__value,
  .json-schema-2020-12-accordion, .json-schema-2020-12-expand-deep-button, .json-schema-2020-12__attribute) {
  color: var(--color-ink);
}

html:root:root:root .swagger-ui :is(.opblock-summary-description, .parameter__in, .json-schema-2020-12__attribute,
  .json-schema-2020-12-keyword__value--secondary, .json-schema-2020-12-expand-deep-button) {
  color: var(--color-ink-soft);
}

html:root:root:root .swagger-ui .opblock-tag, html:root:root:root .swagger-ui .opblock .opblock-summary,
html:root:root:root .swagger-ui table thead tr :is(td, th), html:root:root:root .swagger-ui section.models,
html:root:root:root .swagger-ui .opblock .opblock-section-header {
  border-color: var(--color-line) !important;
}

html:root:root:root .swagger-ui .opblock {
  border: 1px solid var(--color-line);
  border-radius: 0.75rem;
  background: var(--color-surface);
  box-shadow: none;
}

html:root:root:root .swagger-ui .opblock .opblock-section-header {
  background: var(--color-sunken);
  box-shadow: none;
}

html:root:root:root .swagger-ui .opblock .opblock-summary-method {
  border-radius: 0.5rem;
  background: var(--color-primary);
  color: var(--color-on-primary);
  text-shadow: none;
}

html:root:root:root .swagger-ui .opblock .tab-header .tab-item.active h4 span::after {
  background: var(--color-primary);
}

html:root:root:root .swagger-ui .opblock.opblock-delete .opblock-summary-method {
  background: var(--color-urgent);
  color: var(--color-on-urgent);
}

html:root:root:root .swagger-ui :is(.opblock-control-arrow, .expand-operation, .opblock-control-arrow svg, .expand-operation svg,
  .copy-to-clipboard, .models-control svg, .json-schema-2020-12-accordion__icon svg) {
  fill: var(--color-ink-soft);
  color: var(--color-ink-soft);
}

html:root:root:root .swagger-ui .btn {
  min-height: 2.75rem;
  border: 1px solid var(--color-control);
  border-radius: 0.75rem;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: none;
}

html:root:root:root .swagger-ui .btn.execute {
  border-color: transparent;
  background: var(--color-primary);
  color: var(--color-on-primary);
}

html:root:root:root .swagger-ui .btn.authorize {
  display: inline-flex;
  align-items: center;
  border-color: var(--color-control);
  color: var(--color-ink);
}

html:root:root:root .swagger-ui .btn.authorize span {
  padding: 0 1.25rem 0 0;
}

html:root:root:root .swagger-ui .btn.cancel {
  border-color: var(--color-urgent-line);
  background: var(--color-urgent-soft);
}

html:root:root:root .swagger-ui :is(input, select, textarea) {
  border: 1px solid var(--color-control);
  border-radius: 0.5rem;
  background-color: var(--color-surface);
  color: var(--color-ink);
}

html:root:root:root .swagger-ui :is(.model-box, section.models .model-container, .json-schema-2020-12, .json-schema-2020-12 button,
  pre.microlight, .highlight-code > .microlight) {
  background: var(--color-sunken) !important;
  color: var(--color-ink) !important;
}

html:root:root:root .swagger-ui .markdown code {
  background: var(--color-sunken);
  color: var(--color-primary-text);
}

html:root:root:root .swagger-ui :focus-visible {
  outline: 3px solid var(--color-primary) !important;
  outline-offset: 2px;
}
`;

/** Sets the class that switches the page to its dark theme; the page itself does not ask what the device wants. */
export const THEME = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const wear = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', wear);
wear();
`;
