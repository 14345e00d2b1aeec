import type { dictationMachine } from '../../../machines/dictation/dictation.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const CANNOT = 'emits notice.raised: Speaking does not work here';

const oracle: Oracle<typeof dictationMachine> = {
  known: { canAsk: true, words: 'my tooth', lang: 'en-US' },
  opens: [
    { input: { canAsk: true }, at: 'offered', knows: { words: '' } },
    { input: { canAsk: false }, at: 'unsupported' },
  ],
  delays: {},
  starts: {
    findingHearing: ['calls findHearing'],
    fetchingHearing: ['calls fetchHearing'],
    listening: ['calls hear'],
  },
  leaves: {
    starting: 'passes',
    unsupported: { on: {} },
    offered: { on: { 'dictation.requested': { to: 'findingHearing', knows: { words: '' } } } },
    findingHearing: {
      on: {
        'done: findHearing': [
          {
            with: { output: { kind: 'ready', lang: 'en-IN' } },
            to: 'listening.opening',
            knows: { lang: 'en-IN' },
          },
          {
            with: { output: { kind: 'toFetch', lang: 'en-IN' } },
            to: 'fetchingHearing',
            knows: { lang: 'en-IN' },
          },
          { with: { output: { kind: 'none' } }, to: 'offered', does: [CANNOT] },
        ],
        'failed: findHearing': { to: 'offered', does: [CANNOT] },
        'dictation.stopped': { to: 'offered' },
      },
    },
    fetchingHearing: {
      on: {
        'done: fetchHearing': { to: 'listening.opening' },
        'failed: fetchHearing': {
          to: 'offered',
          does: ['emits notice.raised: Not ready to listen'],
        },
        'dictation.stopped': { to: 'offered' },
      },
    },
    'listening.opening': {
      on: {
        'hearing.started': { to: 'listening.hearing' },
        'dictation.stopped': { to: 'offered' },
      },
    },
    'listening.hearing': {
      on: {
        'dictation.stopped': { to: 'listening.finishing', does: ['tells hear: dictation.stopped'] },
      },
    },
    'listening.finishing': {
      on: { 'dictation.stopped': { to: 'offered' } },
    },
  },
  around: {
    listening: {
      'words.recognized': {
        at: 'listening.finishing',
        with: { words: 'my tooth hurts' },
        to: 'stays',
        does: ['emits words.dictated: '],
        knows: { words: 'my tooth hurts' },
      },
      'hearing.ended': [
        { at: 'listening.hearing', to: 'offered' },
        { at: 'listening.finishing', to: 'offered', knows: { words: 'my tooth' } },
        {
          at: 'listening.hearing',
          given: { words: '' },
          to: 'offered',
          does: ['emits notice.raised: Nothing heard'],
        },
      ],
      'hearing.failed': [
        {
          at: 'listening.opening',
          with: { reason: 'blocked' },
          to: 'offered',
          does: ['emits notice.raised: Microphone blocked'],
        },
        {
          at: 'listening.hearing',
          with: { reason: 'silent' },
          to: 'offered',
          does: ['emits notice.raised: Nothing heard'],
        },
        {
          at: 'listening.hearing',
          with: { reason: 'failed' },
          to: 'offered',
          does: [CANNOT],
        },
      ],
    },
  },
};

holdAgainst('dictation', oracle);
