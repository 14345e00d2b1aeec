import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { PATHS } from '../../contracts/common/paths.ts';
import { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { freshProgress } from '../../machines/chat/progress.ts';
import { OPENING_ORDER } from '../../contracts/texts/en/flows/opening.ts';
import { OpeningLoader } from '../components/opening-loader/OpeningLoader.tsx';
import { AssessmentPage } from '../flows/assessment/Assessment.page.tsx';
import { AssessmentFlow } from '../flows/assessment/assessment.flow.ts';
import { ChatWithin } from '../flows/assessment/chat-hooks.ts';
import { appPage, put } from './app-page.ts';
import type { AppFiles } from './app-page.ts';

/** The progress of a visit that has just begun; never stored. */
const fresh = freshProgress({ sessionToken: '', sessionStartTime: '' });
const start = { addressStep: null, query: null };

/**
 * Draws the chat as a new visitor sees it, with the app's own screens: the app that replaces it later looks the same.
 */
const FirstPaint = () => (
  <>
    <div data-opening="">
      <OpeningLoader messages={OPENING_ORDER} current={0} />
    </div>
    <div data-chat="" inert>
      <ChatWithin actor={createActor(chatMachine, { input: { ...start, openingShown: 0, fresh } })}>
        <AssessmentFlow
          actor={createActor(assessmentMachine, { input: { ...start, progress: fresh } })}
        >
          <AssessmentPage />
        </AssessmentFlow>
      </ChatWithin>
    </div>
    <p data-not-loaded="" role="alert" hidden>
      The assessment could not be loaded. Nothing that you wrote is lost: check your connection,
      then <a href={PATHS.chat}>try again</a>.
    </p>
  </>
);

/** Renders the page of /chat: the app's page with the first question in it. */
export const renderChat = (given: AppFiles): string => {
  // The app sets the step's title itself.
  const painted = put(renderToStaticMarkup(<FirstPaint />), ['<title>', '</title>'], '');
  return appPage(painted, given);
};
