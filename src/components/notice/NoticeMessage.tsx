import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { Button } from '../button/Button.tsx';
import { NewTabLink } from '../new-tab-link/NewTabLink.tsx';

type NoticeMessageProps = { readonly notice: RaisedNotice; readonly onAction: () => void };

/** The message of a notice with its action or its link, if it has one (NOTE-07, NOTE-10). */
export const NoticeMessage = ({ notice, onAction }: NoticeMessageProps) => (
  <>
    {notice.message}
    {notice.action && (
      <Button variant="subtle" onClick={onAction}>
        {notice.action.label}
      </Button>
    )}
    {notice.link && <NewTabLink variant="subtle" to={notice.link} />}
  </>
);
