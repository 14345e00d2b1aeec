import type { ReactNode } from 'react';
import type { NoticeType } from '../../../contracts/common/notice.ts';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '../icons/icons.ts';

type Look = { readonly color: string; readonly icon: ReactNode };

/**
 * The looks of the four types (NOTE-03..06); `error` is the destructive one (NOTE-12). The title states the type in
 * words.
 */
export const NOTICE_LOOKS: Readonly<Record<NoticeType, Look>> = {
  success: { color: 'var(--color-routine)', icon: <IconCheck size={20} aria-hidden="true" /> },
  error: { color: 'var(--color-urgent)', icon: <IconX size={20} aria-hidden="true" /> },
  info: { color: 'var(--color-primary)', icon: <IconInfoCircle size={20} aria-hidden="true" /> },
  warning: {
    color: 'var(--color-soon)',
    icon: <IconAlertTriangle size={20} aria-hidden="true" />,
  },
};
