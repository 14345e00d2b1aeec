import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { storedKeys } from '../../browser/draft.ts';
import {
  COLD_TOOTH,
  concernBox,
  historyButton,
  openChat,
  primaryAction,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

describe('the content security policy', () => {
  it.each(['/', '/chat', '/find-dentist', '/offline', '/no-such-page'])(
    'of %s allows our own script files and nothing written into the page',
    async (path) => {
      const { page } = await calm();
      const reply = await page.goto(path);
      const policy = new Map(
        (reply?.headers()['content-security-policy'] ?? '')
          .split(';')
          .map((directive) => directive.trim().split(/\s+/))
          .map(([name = '', ...sources]) => [name, sources]),
      );
      expect(policy.get('default-src')).toEqual(["'self'"]);
      const scripts = policy.get('script-src') ?? [];
      expect(scripts).toContain("'self'");
      // Besides our files only scripts that are named by their fingerprint.
      expect(
        scripts.filter((each) => each !== "'self'" && !/^'sha256-.{43}='$/.test(each)),
      ).toEqual([]);
      expect(policy.get('script-src-attr')).toEqual(["'none'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
    },
  );

  it('is kept through the whole assessment, and stops a script that is written into the page', async () => {
    const visit = await calm();
    const { page, context } = visit;
    const reports: string[] = [];
    await context.exposeFunction('reportViolation', (what: string) => reports.push(what));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportViolation } = window as unknown as { reportViolation: (w: string) => void };
        reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await page.goto('/');
    await openChat(page);
    await walkTo(page, 'CALL_TO_ACTION');
    expect(reports).toEqual([]);
    visit.expectQuiet();

    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    await expect.poll(() => reports).toEqual(['script-src-elem inline']);
    expect(await page.title()).not.toBe('taken over');
  });
});

describe('what the visitor writes', () => {
  it('is shown as text, never as HTML', async () => {
    const concern = 'tooth pain <img src=x onerror="document.title=1"><b>now</b>';
    const allergies = '<script>document.title=2</script> penicillin';
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'CONSENT_GATE', { story: { ...COLD_TOOTH, concern, allergies } });
    await historyButton(page).click();
    await page.getByText(concern).waitFor();
    expect(await page.locator('#root img, #root b, #root script').count()).toBe(0);
    await page.getByRole('button', { name: 'Close the history' }).click();
    await walkTo(page, 'DIAGNOSIS');
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await page.getByText('<b>now</b>').first().waitFor();
    expect(await page.locator('main img, main b, main script').count()).toBe(0);
    expect(await page.title()).toMatch(/^See a dentist (by|on) .+ · Toothwise$/);
    visit.expectQuiet();
  });

  it('from the address is shown as text too', async () => {
    const visit = await calm();
    const { page } = visit;
    await page.goto(
      `/chat?query=${encodeURIComponent('</textarea><img src=x onerror=alert(1)> gum')}`,
    );
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    visit.expectQuiet();
  });
});

describe('what stays behind', () => {
  it('is no word about health in any address, and nothing on the device after leaving', async () => {
    const visit = await calm();
    const { page } = visit;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await openChat(page);
    await walkTo(page, 'CALL_TO_ACTION', {
      at: async () => {
        addresses.push(page.url());
      },
    });
    const spoken = /hurts|cold|tooth%20|asthma|penicillin|female|31-50|pain|diagnosis=/i;
    expect(addresses.filter((address) => spoken.test(address))).toEqual([]);
    const parameters = new Set(addresses.flatMap((each) => [...new URL(each).searchParams.keys()]));
    expect([...parameters]).toEqual(['step']);

    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Exit and clear' }).click();
    await page.waitForURL(`${site.origin()}/`);
    expect(await storedKeys(page)).toEqual([]);
    visit.expectQuiet();
  });

  it('a concern from the start page leaves the address as soon as it is accepted', async () => {
    const visit = await calm();
    const { page } = visit;
    await page.goto('/chat?query=my%20tooth%20hurts');
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?step=AGE_COLLECTION');
    await page.evaluate(() => history.back());
    await concernBox(page).waitFor();
    expect(await primaryAction(page).isVisible()).toBe(true);
    visit.expectQuiet();
  });
});
