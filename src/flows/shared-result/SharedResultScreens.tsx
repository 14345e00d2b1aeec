import type { ComponentType } from 'react';
import {
  LINK_END_TEXTS,
  SHARED_RESULT_TEXTS as TEXTS,
} from '../../../contracts/texts/en/flows/shared-result.ts';
import {
  selectLinkEnd,
  selectShared,
  selectSharedScreen,
} from '../../../machines/shared-result/shared-result.machine.ts';
import type { SharedResultScreen } from '../../../machines/shared-result/shared-result.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { PageTitle } from '../../components/page-column/PageColumn.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { SharedNote } from '../room-messages/SharedNote.tsx';
import { PasscodeForm } from './Passcode.screen.tsx';
import { useSharedResult, useSharedResultSelected } from './shared-result.flow.ts';

/** The result, word for word as a dentist of ours reads it in a call. */
const Shown = () => {
  const flow = useSharedResult();
  const shared = useSharedResultSelected(selectShared);
  if (shared === null) return null;
  return (
    <>
      <PageTitle>{TEXTS.shownTitle}</PageTitle>
      <Callout tone={shared.emergency ? 'urgent' : 'info'} title={TEXTS.notExamined}>
        <p>{TEXTS.byPatient}</p>
      </Callout>
      <SharedNote result={shared} />
      <p>{TEXTS.keeps}</p>
      <div>
        <Button variant="default" onClick={() => flow.send({ type: 'print.requested' })}>
          {TEXTS.print}
        </Button>
      </div>
    </>
  );
};

const Ended = () => {
  const end = useSharedResultSelected(selectLinkEnd);
  return (
    <>
      <PageTitle>{TEXTS.endedTitle}</PageTitle>
      <p>{LINK_END_TEXTS[end]}</p>
      <p>{TEXTS.askAgain}</p>
    </>
  );
};

const Unreadable = () => (
  <>
    <PageTitle>{TEXTS.unreadableTitle}</PageTitle>
    <p>{TEXTS.unreadable}</p>
  </>
);

const SCREENS: Readonly<Record<SharedResultScreen, ComponentType>> = {
  form: PasscodeForm,
  shown: Shown,
  ended: Ended,
  unreadable: Unreadable,
};

/** The screens of a link to a result, from the passcode to the result. */
export const SharedResultScreens = () => {
  const screen = useSharedResultSelected(selectSharedScreen);
  const Screen = SCREENS[screen];
  return (
    <>
      <Screen />
      <HeadingFocus appeared={screen} />
    </>
  );
};
