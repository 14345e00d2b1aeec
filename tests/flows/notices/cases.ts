import type { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof noticesMachine> = {
  inputs: [undefined],
  events: {
    'notice.raised': [
      { notice: { type: 'info', title: 'One', message: 'First notice' } },
      { notice: { type: 'success', title: 'Done', message: 'It went well' } },
      { notice: { type: 'success', title: 'Done', message: 'It is booked', about: 'booking' } },
    ],
    'notice.dismissed': [{}],
    'notice.actionChosen': [{}],
  },
  actors: { carriedNotices: {} },
  contextKey: ({ queue }) => [Math.min(queue.length, 3), queue[0]?.type, queue[0]?.about],
};
