import type { sentPicturesMachine } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { STILL } from '../visit-note/cases.ts';
import { INPUT } from './cases.ts';

const oracle: Oracle<typeof sentPicturesMachine> = {
  known: { ...INPUT, pictures: [STILL], chosen: STILL.id },
  opens: [{ input: INPUT, at: 'readingPictures', knows: { ...INPUT, pictures: [], chosen: '' } }],
  starts: {
    readingPictures: ['calls readPictures'],
    deletingPicture: ['calls deletePicture'],
  },
  leaves: {
    readingPictures: {
      tags: ['busy'],
      on: {
        'done: readPictures': {
          given: { pictures: [] },
          with: { output: [STILL] },
          to: 'shown',
          knows: { pictures: [STILL] },
        },
        // What was read before stays on screen.
        'failed: readPictures': { to: 'readingFailed', knows: { pictures: [STILL] } },
        'pictures.requested': { to: 'readingPictures', does: ['calls readPictures'] },
      },
    },
    readingFailed: { on: { 'pictures.requested': { to: 'readingPictures' } } },
    shown: {
      on: {
        'pictures.requested': { to: 'readingPictures' },
        'deletion.requested': {
          given: { chosen: '' },
          with: { still: STILL.id },
          to: 'confirmingDeletion',
          knows: { chosen: STILL.id },
        },
      },
    },
    confirmingDeletion: {
      on: {
        'deletion.confirmed': { to: 'deletingPicture' },
        // A picture that came meanwhile is read then.
        'deletion.declined': { to: 'readingPictures' },
      },
    },
    deletingPicture: {
      tags: ['busy'],
      on: {
        'done: deletePicture': {
          to: 'readingPictures',
          does: ['emits notice.raised: Picture deleted'],
        },
        'failed: deletePicture': { to: 'deletionFailed', knows: { pictures: [STILL] } },
      },
    },
    deletionFailed: {
      on: {
        'deletion.confirmed': { to: 'deletingPicture' },
        'deletion.declined': { to: 'readingPictures' },
      },
    },
  },
};

holdAgainst('sentPictures', oracle);
