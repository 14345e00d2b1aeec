import './notice-outlet.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { dismissNotice } from '../../../contracts/texts/en/notices.ts';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { NoticeMessage } from '../../components/notice/NoticeMessage.tsx';
import { NOTICE_LOOKS } from '../../components/notice/notice-looks.tsx';
import { selectShownNotice } from '../../../machines/notices/notices.selectors.ts';
import type { noticesMachine } from '../../../machines/notices/notices.machine.ts';

/** Returns true while the keyboard is in the header of the page; those of a screen lie in its main part. */
const isKeyboardInHeader = (): boolean =>
  document.querySelector('header:not(main header) :focus-visible') !== null;

/** Shows the current notice of the notices flow; its duration is measured there, not here (NOTE-01). */
const NoticeOutlet = ({ notices }: { readonly notices: ActorRefFrom<typeof noticesMachine> }) => {
  const notice = useSelector(notices, selectShownNotice);
  const region = useRef<HTMLDivElement>(null);
  // What has the focus is never covered; and a notice that has made way stays there, for somebody may be pressing it.
  useEffect(() => {
    if (notice === null) return undefined;
    region.current?.toggleAttribute('data-below', isKeyboardInHeader());
    const makeWay = () => {
      if (isKeyboardInHeader()) region.current?.toggleAttribute('data-below', true);
    };
    document.addEventListener('focusin', makeWay);
    return () => {
      document.removeEventListener('focusin', makeWay);
    };
  }, [notice]);
  // An error has role="alert" of its own and needs no live region.
  const isError = notice?.type === 'error';
  useEffect(() => {
    if (notice === null) return undefined;
    const { color, icon } = NOTICE_LOOKS[notice.type];
    const id = notifications.show({
      autoClose: false,
      color,
      icon,
      title: notice.title,
      message: (
        <NoticeMessage
          notice={notice}
          onAction={() => notices.send({ type: 'notice.actionChosen' })}
        />
      ),
      'data-type': notice.type,
      role: notice.type === 'error' ? 'alert' : 'presentation',
      radius: 'md',
      withBorder: true,
      closeButtonProps: { 'aria-label': dismissNotice, size: 44, iconSize: 20 },
      // Runs also when the flow has already moved on, perhaps to the next notice.
      onClose: () => {
        if (selectShownNotice(notices.getSnapshot()) !== notice) return;
        notices.send({ type: 'notice.dismissed' });
      },
    });
    return () => {
      notifications.hide(id);
    };
  }, [notice, notices]);
  return (
    // The live region must exist before its first notice: screen readers often skip words that arrive together with it.
    <div
      ref={region}
      aria-live={isError ? 'off' : 'polite'}
      role={notice !== null && !isError ? 'status' : undefined}
    >
      <LibraryProvider>
        <Notifications
          position="top-center"
          limit={1}
          notificationMaxHeight="90dvh"
          transitionDuration={180}
          withinPortal={false}
        />
      </LibraryProvider>
    </div>
  );
};

export default NoticeOutlet;
