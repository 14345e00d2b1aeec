import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILY_PATH } from '../../contracts/accounts/family-address.ts';
import { SHARED_PATH } from '../../contracts/assessment/shared-address.ts';
import { PASSKEYS_PATH, SECOND_FACTOR_PATH } from '../../contracts/accounts/passkey-address.ts';
import { CHECK_PATH } from '../../contracts/booking/check-address.ts';
import { DESK_PATH } from '../../contracts/booking/desk-address.ts';
import { GUEST_PATH } from '../../contracts/booking/guest-address.ts';
import { HOURS_PATH } from '../../contracts/booking/hours-address.ts';
import { DOCTOR_PATH, PATHS, ROOM_PATH } from '../../contracts/common/paths.ts';
import { folderOf } from '../atlas/stage.ts';
import { allFlows } from './all-flows.ts';
import { graphOf } from './graph.ts';
import { heldIn, inOrder, requirementsOfFlow } from './requirements.ts';

const ROUTES: ReadonlySet<string> = new Set([
  ...Object.values(PATHS),
  DOCTOR_PATH,
  ROOM_PATH,
  CHECK_PATH,
  DESK_PATH,
  GUEST_PATH,
  HOURS_PATH,
  FAMILY_PATH,
  SHARED_PATH,
  SECOND_FACTOR_PATH,
  PASSKEYS_PATH,
]);

/** Its page stands in a folder of its own, which has no chart. */
const PAGE_ELSEWHERE = 'feedbackPopup';

const addressed = Object.entries(allFlows).filter(([, { address }]) => address !== undefined);

describe('the addresses in a plan', () => {
  it('are those of the flows that have a page, and of no other', () => {
    const files = readdirSync('src/flows', { recursive: true, encoding: 'utf8' });
    const folders = new Set(
      files.filter((file) => file.endsWith('.page.tsx')).map((file) => dirname(file)),
    );
    const paged = Object.keys(allFlows).filter((name) => folders.has(folderOf(name)));
    expect(addressed.map(([name]) => name).toSorted()).toEqual(
      [...paged, PAGE_ELSEWHERE].toSorted(),
    );
  });

  it.each(addressed)('of %s are pages of the app, wherever it stands', (_name, flow) => {
    const { machine, cases, address } = flow;
    const shown =
      typeof address === 'function'
        ? graphOf(machine, cases).states.map(({ snapshot }) => address(snapshot))
        : [address];
    const pages = new Set(shown.flatMap((each) => (each ? [each.split('?')[0]] : [])));
    expect(pages.size).toBeGreaterThan(0);
    expect([...pages].filter((page) => !ROUTES.has(page ?? ''))).toEqual([]);
  });
});

describe('the requirements in a plan', () => {
  it('are read from the titles of tests, without what the test puts into them', () => {
    const code = [
      "it.each(ALL)('[DOOR-01] [DOOR-02] opens for %s', run);",
      'it("[DOOR-03] stays shut for $name.first, who isn\'t known", run);',
      "it('has no requirement', run);",
    ].join('\n');
    expect(heldIn(code)).toEqual([
      { ids: ['DOOR-01', 'DOOR-02'], words: 'opens for …' },
      { ids: ['DOOR-03'], words: "stays shut for …, who isn't known" },
    ]);
  });

  it('stand in the order of their numbers, those without an id first', () => {
    const held = ['NEW-100', 'NEW-9', 'CARD-02', ''].map((id) => ({
      ids: id === '' ? [] : [id, 'AUTH-01'],
      words: id,
    }));
    expect(inOrder(held).map(({ words }) => words)).toEqual(['', 'CARD-02', 'NEW-9', 'NEW-100']);
  });

  it('are those of the flow, in the order of their ids', () => {
    const held = requirementsOfFlow('cardPayment');
    const first = new Set(held.map(({ ids }) => ids[0]).filter((id) => /^CARD/.test(id ?? '')));
    expect([...first].slice(0, 3)).toEqual(['CARD-01', 'CARD-02', 'CARD-03']);
    expect(held.some(({ ids }) => ids.includes('NEW-13'))).toBe(true);
    expect(requirementsOfFlow('window')).toEqual([]);
  });
});
