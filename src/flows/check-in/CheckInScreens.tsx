import { shallowEqual } from '@xstate/react';
import type { ComponentType } from 'react';
import {
  selectCheckIn,
  selectCheckInScreen,
} from '../../../machines/check-in/check-in.selectors.ts';
import type { CheckInScreen } from '../../../machines/check-in/check-in.selectors.ts';
import { CHECK_IN_LINES } from '../../../contracts/texts/en/check-in.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { answerLines } from '../../lib/format/check-in-words.ts';
import type { Base } from '../../lib/format/check-in-words.ts';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { useCheckInSelected } from './check-in.flow.ts';
import { Answered, Failed, Gone, Seen } from './answered.screens.tsx';
import { Offer, Question } from './asking.screens.tsx';
import { Signs } from './danger.screens.tsx';
import { Help } from './help.screens.tsx';

export type CheckInScreensProps = {
  readonly base: Base;
  /** True where the page shows help for the emergency that was told before, above this part. */
  readonly isHelped?: boolean;
};

const SCREENS: Readonly<Record<CheckInScreen, ComponentType<CheckInScreensProps>>> = {
  offer: Offer,
  question: Question,
  signs: Signs,
  failed: Failed,
  answered: Answered,
  help: Help,
  seen: Seen,
  gone: Gone,
};

/** Lists the answers so far, each with its day. */
const Told = ({ base }: { readonly base: Base }) => {
  const lines = useCheckInSelected(
    (at) => answerLines(base, selectCheckIn(at).answers),
    shallowEqual,
  );
  return (
    lines.length > 0 && (
      <div>
        <p className="soft">{CHECK_IN_LINES.told}</p>
        <BulletList items={lines} />
      </div>
    )
  );
};

/** "How is it today?", and what was answered so far. */
export const CheckInScreens = (props: CheckInScreensProps) => {
  const screen = useCheckInSelected(selectCheckInScreen);
  const Screen = SCREENS[screen];
  return (
    <div className="stack" data-part>
      <Screen {...props} />
      {screen !== 'gone' && <Told base={props.base} />}
      <PartFocus appeared={screen} heading="check-in" />
    </div>
  );
};
