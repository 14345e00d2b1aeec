import type { ComponentType } from 'react';
import { checkAddress } from '../../../contracts/booking/check-address.ts';
import type { ShownVisit } from '../../../contracts/booking/visit-note.ts';
import type { LinkContent } from '../../../contracts/endpoints/result-links.ts';
import { tellsDanger } from '../../../contracts/rules/shared-result.ts';
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
import { NewTabLink } from '../../components/new-tab-link/NewTabLink.tsx';
import { PageTitle } from '../../components/page-column/PageColumn.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { dayInWords } from '../../lib/format/due.ts';
import { SharedNote } from '../room-messages/SharedNote.tsx';
import { VisitSummary } from '../visit-note/VisitSummary.tsx';
import { PasscodeForm } from './Passcode.screen.tsx';
import { useSharedResult, useSharedResultSelected } from './shared-result.flow.ts';
import classes from './shared-result.module.css';

/** What a dentist wrote after the call to which the result was brought, where the patient shows it, too. */
const ShownVisitNote = ({ visit: { note, starts_at } }: { readonly visit: ShownVisit }) => (
  <section className={classes.visit} aria-labelledby="shared-visit">
    <h2 id="shared-visit">{TEXTS.visitTitle}</h2>
    <p>{TEXTS.visitFrom(dayInWords(starts_at) ?? '')}</p>
    <VisitSummary note={note} />
    {note.prescription?.kind === 'made' && (
      <div>
        <NewTabLink to={{ label: TEXTS.checkCode, href: checkAddress(note.prescription.code) }} />
      </div>
    )}
  </section>
);

/** The result, word for word as a dentist of ours reads it in a call. */
const ShownNote = ({ shared }: { readonly shared: LinkContent }) => (
  <>
    {shared.visit !== null && <h2>{TEXTS.resultTitle}</h2>}
    <Callout tone={shared.emergency ? 'urgent' : 'info'} title={TEXTS.notExamined}>
      <p>{TEXTS.byPatient}</p>
    </Callout>
    <SharedNote result={shared} />
  </>
);

/** What the patient shows. A dentist's word stands before a program's, unless that tells a danger, or one was told since. */
const Shown = () => {
  const flow = useSharedResult();
  const shared = useSharedResultSelected(selectShared);
  if (shared === null) return null;
  const { visit, emergency, course } = shared;
  const isDanger = emergency || tellsDanger(course);
  return (
    <>
      <PageTitle>{TEXTS.shownTitle}</PageTitle>
      {isDanger && <ShownNote shared={shared} />}
      {visit !== null && <ShownVisitNote visit={visit} />}
      {!isDanger && <ShownNote shared={shared} />}
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
