import { REPORT_MINUTES } from '../../../contracts/assessment/report-life.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { texts } from '../../texts/speaking.ts';

/** Page at the address of a report that has expired, or never existed. */
export const endedPage = (): string => {
  const { ENDED_PAPER: words, LANGUAGE, PLACE } = texts();
  return `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} · ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 34rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif;
  color: light-dark(#10242a, #eaf0ee); background: light-dark(#fbfaf7, #0e1a1d); }
h1 { font-size: 1.625rem; line-height: 1.25; }
a { color: light-dark(#0b645d, #6ccbbf); display: inline-block; padding: 0.75rem 0; }
</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.text.replace('{minutes}', String(REPORT_MINUTES))}</p>
<a href="${PLACE}${PATHS.dashboard}">${words.open}</a>
</main>
</body>
</html>
`;
};
