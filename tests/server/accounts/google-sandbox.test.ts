import type { FastifyInstance } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { withSandboxKey } from '../../kit/server.ts';
import { accountsApp, browserOn } from './accounts.kit.ts';
import type { Browser } from './accounts.kit.ts';
import { CLIENT_ID, begin, sendToken } from './google.kit.ts';

describe('the sandbox in place of Google', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    const { db } = await freshDatabase();
    ({ app } = await accountsApp(db));
  });

  /** A page of the sandbox, for who has its key. */
  const inside = async (url: string) => app.inject({ url, headers: await withSandboxKey(app) });

  /** What the page at an address offers: who can be chosen, by name, and where one goes back without. */
  const openPage = async (url: string) => {
    const { statusCode, headers, body } = await inside(url);
    const links = [...body.matchAll(/<a [^>]*?href="([^"]+)">(?:<strong>)?([^<]+)/g)];
    const offered = Object.fromEntries(
      links.map(([, href = '', name = '']) => [
        name,
        new URL(href.replaceAll('&amp;', '&'), `http://localhost${url}`),
      ]),
    );
    return { statusCode, headers, body, offered };
  };

  /** Where the browser comes back to. */
  const choose = async (place: URL | undefined) => {
    const reply = await inside(`${place?.pathname}${place?.search}`);
    const [path, fragment] = String(reply.headers.location).split('#');
    return { status: reply.statusCode, path, said: new URLSearchParams(fragment) };
  };

  const begun = async (browser: Browser) => {
    const { body, nonce } = await begin(browser);
    return { ...(await openPage(body.authorize_url)), state: body.state, nonce };
  };

  it('leads to a page of our own, and back with a token that passes the checks', async () => {
    const browser = browserOn(app);
    const page = await begun(browser);
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.body).toContain('This is not Google');
    expect(page.body).not.toContain('<script');
    const { status, path, said } = await choose(page.offered['Asha Rao']);
    expect([status, path, said.get('state')]).toEqual([303, '/google-return', page.state]);
    const token = said.get('id_token') ?? '';
    expect(decodeProtectedHeader(token).alg).toBe('RS256');
    expect(decodeJwt(token)).toMatchObject({ nonce: page.nonce, email_verified: true });
    const first = await sendToken(browser, token);
    expect(first.body).toMatchObject({ email: 'asha.rao@gmail.com', is_new_user: true });

    const again = await begun(browser);
    const back = await choose(again.offered['Asha Rao']);
    const second = await sendToken(browser, back.said.get('id_token') ?? '');
    expect(second.body).toMatchObject({ id: first.body.id, is_new_user: false });
  });

  it.each([
    ['Ravi Menon', 200],
    ['Meera Iyer', 200],
    ['Farid Khan', 403],
  ])('offers somebody for each case: %s', async (name, status) => {
    const browser = browserOn(app);
    const page = await begun(browser);
    const { said } = await choose(page.offered[name]);
    expect((await sendToken(browser, said.get('id_token') ?? '')).status).toBe(status);
  });

  it.each([
    ['anybody', { email: 'Me@Home.example', name: 'Me Myself', hosted: '1', verified: '1' }, 200],
    [
      'nobody whose mailbox is elsewhere',
      { email: 'me@home.example', name: '', verified: '1' },
      403,
    ],
    ['nobody who is not verified', { email: 'me@home.example', name: '', hosted: '1' }, 403],
  ])('lets in %s who types an address', async (_whom, typed, status) => {
    const browser = browserOn(app);
    const { state, nonce } = await begun(browser);
    const query = new URLSearchParams({ state, nonce, ...typed });
    const { said } = await choose(new URL(`http://localhost/sandbox/google/answer?${query}`));
    const signedIn = await sendToken(browser, said.get('id_token') ?? '');
    expect(signedIn.status).toBe(status);
    if (status === 200)
      expect(signedIn.body).toMatchObject({ email: 'me@home.example', lastName: 'Myself' });
  });

  it('lets one change one’s mind', async () => {
    const { offered, state } = await begun(browserOn(app));
    const back = offered['Cancel and go back'];
    expect(`${back?.pathname}${back?.hash}`).toBe(
      `/google-return#error=access_denied&state=${state}`,
    );
  });

  it('publishes its key, and never the secret one', async () => {
    const { keys } = (await inside('/sandbox/google/keys')).json();
    expect(keys).toEqual([
      {
        kty: 'RSA',
        n: expect.any(String),
        e: 'AQAB',
        kid: 'sandbox',
        alg: 'RS256',
        use: 'sig',
      },
    ]);
  });

  it('refuses addresses that the server has not made', async () => {
    const good = new URL((await begin(browserOn(app))).body.authorize_url, 'http://localhost');
    const wrong: [string, string][] = [
      ['redirect_uri', 'https://evil.example/'],
      ['redirect_uri', '//evil.example/google-return'],
      ['client_id', CLIENT_ID],
      ['response_type', 'code'],
      ['state', '"><script>'],
      ['nonce', ''],
    ];
    for (const [name, value] of wrong) {
      const url = new URL(good);
      url.searchParams.set(name, value);
      expect((await inside(`${url.pathname}${url.search}`)).statusCode, name).toBe(400);
    }
    for (const query of ['', '?state=s&nonce=n&name=&email=none', '?state=s&state=t&nonce=n']) {
      const { statusCode } = await inside(`/sandbox/google/answer${query}`);
      expect(statusCode, query).toBe(400);
    }
  });

  it('is signed in with by nobody who has not opened the link with the key', async () => {
    const { body } = await begin(browserOn(app));
    const { search } = new URL(body.authorize_url, 'http://localhost');
    const answer = `/sandbox/google/answer${search}&email=asha%40gmail.com&name=A&verified=1`;
    for (const url of [body.authorize_url, answer, '/sandbox/google/keys']) {
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode, headers.location], url).toEqual([403, undefined]);
    }
  });
});

describe('the settings of Google', () => {
  const PUBLIC_URL = 'https://toothwise.example/';

  it('name the client, and where visitors come back to', () => {
    expect(readEnv({ GOOGLE_CLIENT_ID: CLIENT_ID, PUBLIC_URL }).google).toEqual({
      clientId: CLIENT_ID,
      origin: 'https://toothwise.example',
    });
    expect(readEnv({ PUBLIC_URL }).google).toBeNull();
  });

  it('ask for the address of the start page, which Google has to know', () => {
    expect(() => readEnv({ GOOGLE_CLIENT_ID: CLIENT_ID })).toThrow(
      'PUBLIC_URL is missing, but GOOGLE_CLIENT_ID is set. For example PUBLIC_URL=https://toothwise.example',
    );
  });

  it.each(['1234567890', 'abc.apps.googleusercontent.com.evil.example', 'GOCSPX-secret'])(
    'name a client id that cannot be one: %s',
    (GOOGLE_CLIENT_ID) => {
      expect(() => readEnv({ GOOGLE_CLIENT_ID, PUBLIC_URL })).toThrow(
        'must be the client id of a web application, as Google shows it. For example GOOGLE_CLIENT_ID=1234567890-abc.apps.googleusercontent.com',
      );
    },
  );
});
