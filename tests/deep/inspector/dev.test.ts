import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../kit/free-port.ts';
import { launchBrowser } from '../../kit/launch-browser.ts';

/** What a tester's program would bring: the parts of Playwright's test that a written spec uses. */
const runSpec = async (spec: string, page: Page): Promise<void> => {
  const tests: (() => Promise<void>)[] = [];
  const test = (_title: string, body: (given: { page: Page }) => Promise<void>): void =>
    void tests.push(() => body({ page }));
  const body = spec.replace(/^import .*$/gm, '');
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('test', 'expect', 'process', body)(test, expect, {
    env: { BASE_URL: new URL(page.url()).origin },
  });
  expect(tests).toHaveLength(1);
  for (const run of tests) await run();
};

describe('the development server', () => {
  let server: ViteDevServer;
  let browser: Browser;
  let context: BrowserContext;
  let base: string;

  beforeAll(async () => {
    const port = await freePort();
    server = await createServer({
      mode: 'development',
      logLevel: 'silent',
      cacheDir: 'node_modules/.vite-of-tests',
      server: { port, strictPort: true, ws: { port: await freePort() } },
    });
    await server.listen();
    base = `http://localhost:${port}`;
    browser = await launchBrowser();
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${base}${path}`);
    return page;
  };

  it.each(['/', '/about', '/chat', '/privacy'])('brings the button to %s', async (path) => {
    const page = await open(path);
    await page.getByRole('button', { name: 'Inspect flows' }).waitFor();
    await page.close();
  });

  it('opens the inspector by its key, with the cases, and copies what was pressed as a spec that runs', async () => {
    const page = await open('/');
    const button = page.getByRole('button', { name: 'Inspect flows' });
    await button.waitFor();
    await page.locator('summary', { hasText: 'Tooth pain' }).click();
    const [viewer] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Alt+Shift+F'),
    ]);
    const copy = viewer.getByRole('button', { name: 'Copy as Playwright' });
    await expect.poll(() => copy.isEnabled()).toBe(true);
    await viewer.bringToFront();
    await copy.click();
    await viewer.getByText('Copied 1 gesture.').waitFor();
    const spec = await viewer.evaluate(() => navigator.clipboard.readText());
    expect(spec).toContain("page.locator('summary', { hasText: 'Tooth pain' }).click()");
    expect(new URL(viewer.url()).pathname).toBe('/inspector');

    const fresh = await open('/');
    await runSpec(spec, fresh);
    await fresh.locator('details[open] summary', { hasText: 'Tooth pain' }).waitFor();
    await fresh.close();
    await viewer.close();
    await page.close();
  });

  it('shows a chart that does not run at its address, and walks a trace that is opened', async () => {
    const page = await open('/inspector?flow=qrPayment&state=processing');
    await page.getByRole('region', { name: 'Chart of qrPayment' }).waitFor();
    expect(await page.locator('.box[aria-current]').last().getAttribute('data-path')).toBe(
      'processing',
    );
    expect(await page.getByRole('button', { name: 'Inspect flows' }).count()).toBe(0);
    const trace = { root: 'session', inputAt: 0, invariant: '', charts: '', steps: [] };
    await page.getByLabel('Import a recording or a trace').setInputFiles({
      name: 'trace.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(trace)),
    });
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    await page.close();
  });
});
