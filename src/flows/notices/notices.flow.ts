import { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import { carriedNotices } from '../../actors/storage/carried-notices.ts';

/** The notices flow, bound to the storage that carries notices to the next page. */
export const providedNotices = noticesMachine.provide({ actors: { carriedNotices } });
