import { describe, expect, it } from 'vitest';
import { codeInGroups, readCode } from '../../../contracts/rules/prescription-code.ts';
import type { prescriptionCodeMachine } from '../../../machines/prescription-code/prescription-code.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CODE, OFFLINE, UNKNOWN, VALID } from './cases.ts';

const HALF = { code: 'half a code' };
const EVERYWHERE = [
  'awaitingCode',
  'malformedShown',
  'verifying',
  'verifyingFailed',
  'told',
] as const;

const oracle: Oracle<typeof prescriptionCodeMachine> = {
  known: { code: CODE, verified: null },
  opens: [
    { input: { code: '' }, at: 'awaitingCode' },
    { input: { code: CODE }, at: 'verifying' },
    { input: HALF, at: 'malformedShown' },
  ],
  starts: { verifying: ['calls verifyCode'] },
  leaves: {
    opened: 'passes',
    awaitingCode: {
      on: { 'code.submitted': [{ to: 'verifying' }, { given: HALF, to: 'malformedShown' }] },
    },
    malformedShown: { on: {} },
    verifying: {
      tags: ['busy'],
      on: {
        'done: verifyCode': [
          { with: { output: VALID }, to: 'told', knows: { verified: VALID } },
          { with: { output: UNKNOWN }, to: 'told', knows: { verified: UNKNOWN } },
        ],
        'failed: verifyCode': { with: { error: OFFLINE }, to: 'verifyingFailed' },
      },
    },
    verifyingFailed: { on: { 'code.submitted': { to: 'verifying' } } },
    told: { on: { 'code.submitted': { to: 'verifying' } } },
  },
  around: {
    '': {
      // An answer about another code stands nowhere.
      'code.changed': EVERYWHERE.map((at) => ({
        at,
        given: { verified: VALID },
        with: HALF,
        to: 'awaitingCode' as const,
        knows: { ...HALF, verified: null },
      })),
    },
  },
};

holdAgainst('prescriptionCode', oracle);

describe('a code', () => {
  it('[NEW-53] is read however it is written, and none is made of what is not whole', () => {
    const plain = '7K3M9QXT2B4CV8WN';
    for (const written of [CODE, plain, CODE.toLowerCase(), ' 7k3m 9qxt 2b4c v8wn ']) {
      expect(readCode(written)).toBe(plain);
    }
    expect(readCode('OIL0-0000-0000-0000')).toBe('0110000000000000');
    for (const written of ['', '7K3M', `${CODE}X`, '7K3M-9QXT-2B4C-V8W!', '7U3M-9QXT-2B4C-V8WN']) {
      expect(readCode(written)).toBeNull();
    }
    expect(codeInGroups(plain)).toBe(CODE);
  });
});
