import { useActorRef } from '@xstate/react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorOptions, ActorRefFrom } from 'xstate';
import { CONCERN_MAX } from '../../../contracts/chat-context.ts';
import { freshProgress } from '../../../contracts/draft.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { ChatInput } from '../../../machines/chat/chat.machine.ts';
import { concernMachine } from '../../../machines/concern/concern.machine.ts';
import { diagnosisMachine } from '../../../machines/diagnosis/diagnosis.machine.ts';
import { draftKeepingMachine } from '../../../machines/draft-keeping/draft-keeping.machine.ts';
import { scrollingMachine } from '../../../machines/scrolling/scrolling.machine.ts';
import { diagnose, openChatSession, validateConcern } from '../../actors/assessment-calls.ts';
import {
  clearProgressActor,
  loadDraft,
  markAssessmentCompleted,
  saveDraft,
  watchDraft,
} from '../../actors/draft.ts';
import { followContent, scrollToTop } from '../../actors/scroll-page.ts';
import { newSessionToken } from '../../actors/session-token.ts';
import { inspect } from '../../lib/inspector.ts';
import { logFailure } from '../../lib/log.ts';
import { useNoticesOf } from '../../lib/notices.tsx';

const actions = {
  logFailure: (_: unknown, params: { failure: Parameters<typeof logFailure>[0] }) =>
    logFailure(params.failure),
};

/** What goes over the network; tests hand in their own. */
export type ChatCalls = {
  readonly validateConcern: typeof validateConcern;
  readonly diagnose: typeof diagnose;
  readonly openChatSession: typeof openChatSession;
};

/** The chat with every outside effect in its place. */
export const provideChat = (calls: ChatCalls) =>
  chatMachine.provide({
    actors: {
      loadDraft,
      clearProgress: clearProgressActor,
      openChatSession: calls.openChatSession,
      watchDraft,
      draftKeeping: draftKeepingMachine.provide({ actors: { saveDraft } }),
      scrolling: scrollingMachine.provide({ actors: { scrollToTop, followContent } }),
      assessment: assessmentMachine.provide({
        actors: {
          concern: concernMachine.provide({
            actors: { validateConcern: calls.validateConcern },
            actions,
          }),
          diagnosis: diagnosisMachine.provide({ actors: { diagnose: calls.diagnose }, actions }),
        },
        actions: { markAssessmentCompleted },
      }),
    },
  });

const providedChat = provideChat({ validateConcern, diagnose, openChatSession });

export type ChatRef = ActorRefFrom<typeof chatMachine>;

export const ChatContext = createContext<ChatRef | null>(null);

/** The running chat; only inside the chat's provider. */
export const useChat = (): ChatRef => {
  const chat = useContext(ChatContext);
  if (chat === null) throw new Error('useChat needs the chat provider above it');
  return chat;
};

const startOf = (params: URLSearchParams): ChatInput => {
  const query = params.get('query')?.trim().slice(0, CONCERN_MAX) ?? '';
  return {
    addressStep: params.get('step'),
    query: query === '' ? null : query,
    fresh: freshProgress({
      sessionToken: newSessionToken(),
      sessionStartTime: new Date().toISOString(),
    }),
  };
};

type ChatProviderProps = {
  readonly children: ReactNode;
  readonly machine?: typeof providedChat;
  readonly clock?: ActorOptions<typeof chatMachine>['clock'];
};

/** The only place where the chat's chart, its outside effects and React meet. */
export const ChatProvider = ({ children, machine = providedChat, clock }: ChatProviderProps) => {
  const [params] = useSearchParams();
  const [input] = useState(() => startOf(params));
  const chat = useActorRef(machine, { input, inspect, ...(clock && { clock }) });
  useNoticesOf(chat);
  useEffect(() => {
    // Leaving goes to the start page and loads it anew (CHAT-09, FLOW-22).
    const leaving = chat.subscribe({ complete: () => location.assign('/') });
    // The browser's Back may revive the page as it was left, with a chat that has ended.
    const revive = (event: PageTransitionEvent): void => {
      if (event.persisted && chat.getSnapshot().status === 'done') location.reload();
    };
    window.addEventListener('pageshow', revive);
    return () => {
      leaving.unsubscribe();
      window.removeEventListener('pageshow', revive);
    };
  }, [chat]);
  return <ChatContext value={chat}>{children}</ChatContext>;
};
