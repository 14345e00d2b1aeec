import { networkInterfaces } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iceServersUntil } from '../../../server/services/rooms/ice.ts';
import { findCoturn, startCoturn } from '../../kit/coturn.ts';
import { PHONE, WITH_FAKE_DEVICES, openTab } from '../../kit/browser.ts';
import { launchBrowser } from '../../kit/launch-browser.ts';
import { freePort } from '../../kit/free-port.ts';
import { twoNetworks } from '../../kit/networks.ts';
import { look } from '../../browser/look.ts';
import { beSignedIn, expectSeen, joinCall, siteOfConsultation } from '../../browser/room.ts';

const DOCTOR = 'Dr. Meera Iyer';
const PATIENT = 'Asha Rao';
const SECRET = 'a-secret-of-the-test';
/** What one side of a call may take of the TURN server at once. */
const QUOTA = 8;

const isPossible = findCoturn() !== null;
const networks = isPossible ? twoNetworks() : null;
/** Without networks of their own, both are on this machine, and are told to use the relay alone. */
const address =
  networks?.address ??
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ??
  '127.0.0.1';
const port = await freePort();
const TURN = { urls: [`turn:${address}:${port}?transport=udp`], secret: SECRET };

const { made, site } = siteOfConsultation({
  env: { HOST: address, TURN_URLS: TURN.urls.join(), TURN_SECRET: SECRET },
});

declare global {
  interface Window {
    lines: RTCPeerConnection[];
  }
}

/** Keeps the page's connections at hand; `only`: by the relay alone. */
const keepLines = (only: boolean): void => {
  window.lines = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(settings?: RTCConfiguration) {
      super({ ...settings, ...(only && { iceTransportPolicy: 'relay' }) });
      window.lines.push(this);
    }
  };
};

const browsers: Browser[] = [];
let coturn: Awaited<ReturnType<typeof startCoturn>> | undefined;
beforeAll(async () => {
  if (isPossible) coturn = await startCoturn({ address, port, secret: SECRET, quota: QUOTA });
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await coturn?.stop();
  networks?.remove();
});

/** Somebody at the door of the call, in a network of their own where there is one. */
const personIn = async (side: 'one' | 'other', who: 'patient' | 'doctor') => {
  // The page keeps the address of this machine, to which alone browsers give cameras without https.
  const flags = [...WITH_FAKE_DEVICES, `--host-resolver-rules=MAP 127.0.0.1 ${address}`];
  const browser = await launchBrowser(
    flags,
    (program) => networks?.within(side, program) ?? program,
  );
  browsers.push(browser);
  const context = await browser.newContext({
    baseURL: site.origin(),
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const visit = await openTab(context, site.origin());
  await context.addInitScript(keepLines, networks === null);
  await beSignedIn(visit, made[who]);
  await visit.page.goto(`/teleconsultation/${made.now}`);
  return visit.page;
};

let together: Promise<{ readonly asha: Page; readonly meera: Page }> | undefined;
/** The two in their call, which goes on from test to test. */
const theCall = () => {
  together ??= (async () => {
    const asha = await personIn('one', 'patient');
    const meera = await personIn('other', 'doctor');
    await Promise.all([joinCall(asha), joinCall(meera)]);
    await expectSeen(asha, DOCTOR);
    await expectSeen(meera, PATIENT);
    return { asha, meera };
  })();
  return together;
};

/** Kinds of the two ends of the way that the call has taken. */
const wayOf = (page: Page) =>
  page.evaluate(async () => {
    const reports = [...((await window.lines.at(-1)?.getStats())?.values() ?? [])];
    const by = (id: string) => reports.find((each) => each.id === id);
    const transport = reports.find(({ type }) => type === 'transport');
    const pair = by(transport.selectedCandidatePairId);
    return [by(pair.localCandidateId).candidateType, by(pair.remoteCandidateId).candidateType];
  });

const OWN_WEAK = /The line is weak: your picture is off\. You can go on talking\./;
const THEIRS_WEAK = /The line is weak: Asha Rao’s picture is off\. You can go on talking\./;

/** Bits that a weak mobile line carries: enough for a voice. */
const WEAK_BITS = 110_000;

describe.skipIf(!isPossible)('a call between two networks', () => {
  it('[NEW-65] goes by the TURN server where there is no direct way', async () => {
    const { asha, meera } = await theCall();
    expect(await wayOf(asha)).toContain('relay');
    expect(await wayOf(meera)).toContain('relay');
  }, 240_000);

  // Only a network of one's own can be made weak.
  it.skipIf(networks === null)(
    '[NEW-63] [NEW-64] goes on by voice over a weak line, says so to both, and has its picture again',
    async () => {
      const { asha, meera } = await theCall();
      networks?.limit('one', WEAK_BITS);
      await asha.getByText(OWN_WEAK).waitFor();
      await meera.getByText(THEIRS_WEAK).waitFor();
      await look(asha, 'room-weak-own', { closely: true });
      await look(meera, 'room-weak-other', { closely: true });
      // The dentist’s line is good: their picture goes on.
      expect(await meera.getByText(OWN_WEAK).count()).toBe(0);

      networks?.limit('one', null);
      await asha.getByText(OWN_WEAK).waitFor({ state: 'detached' });
      await meera.getByText(THEIRS_WEAK).waitFor({ state: 'detached' });
      await expectSeen(meera, PATIENT);
    },
    240_000,
  );

  it('[NEW-66] is carried with a password of ours until its end, and with no other', async () => {
    const { page } = await site.newPage();
    await page.goto('about:blank');
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const answerTo = (side: string, until: Date, secret = SECRET) => {
      const turn = { ...TURN, secret };
      const servers = iceServersUntil({ side, until }, { stunUrls: [], turn });
      return page.evaluate(async (iceServers) => {
        const line = new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' });
        line.createDataChannel('any');
        const answer = new Promise<string | number>((resolve) => {
          line.addEventListener('icecandidate', ({ candidate }) => {
            if (candidate?.type) resolve(candidate.type);
          });
          line.addEventListener('icecandidateerror', ({ errorCode }) => resolve(errorCode));
        });
        await line.setLocalDescription();
        // It stays open, so that what it takes of the server counts against who comes next.
        return answer;
      }, servers);
    };
    expect(await answerTo('v1', minutes(5))).toBe('relay');
    expect(await answerTo('v2', minutes(-1))).toBe(401);
    expect(await answerTo('v3', minutes(5), 'another-secret')).toBe(401);
    // The limit for each user is one of each side, and not of all calls together.
    const many = Array.from({ length: QUOTA + 1 }, () => answerTo('v4', minutes(5)));
    expect(await Promise.all(many)).toContain(486);
    expect(await answerTo('v5', minutes(5))).toBe('relay');
  });
});
