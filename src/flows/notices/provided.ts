import { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import { carriedNotices } from '../../actors/carried-notices.ts';

/** The notices with what carries them from page to page. */
export const providedNotices = noticesMachine.provide({ actors: { carriedNotices } });
