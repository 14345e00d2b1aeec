import { useActorRef } from '@xstate/react';
import { Suspense, createContext, lazy, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ActorOptions, ActorRefFrom } from 'xstate';
import type { NoticeRaised } from '../../machines/notices/notices.machine.ts';
import { noticesMachine } from '../../machines/notices/notices.machine.ts';
import { inspect } from './inspector.ts';

export type NoticesRef = ActorRefFrom<typeof noticesMachine>;

const NoticesContext = createContext<NoticesRef | null>(null);

type Outlet = { readonly notices: NoticesRef };

/** Loaded with the first notice: most visits never see one. If the connection fails, the app goes on without. */
const NoticeOutlet = lazy(async (): Promise<{ default: ComponentType<Outlet> }> => {
  try {
    return await import('./NoticeOutlet.tsx');
  } catch {
    return { default: () => null };
  }
});

const LazyOutlet = ({ notices }: Outlet) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const watching = notices.subscribe(() => setWanted(true));
    return () => watching.unsubscribe();
  }, [notices]);
  return <Suspense>{wanted && <NoticeOutlet notices={notices} />}</Suspense>;
};

type NoticesProviderProps = {
  readonly children: ReactNode;
  readonly clock?: ActorOptions<typeof noticesMachine>['clock'];
};

/** One notices flow for the whole app. */
export const NoticesProvider = ({ children, clock }: NoticesProviderProps) => {
  const notices = useActorRef(noticesMachine, { inspect, ...(clock && { clock }) });
  return (
    <NoticesContext value={notices}>
      {children}
      <LazyOutlet notices={notices} />
    </NoticesContext>
  );
};

type Emitter = {
  readonly on: (
    type: 'notice.raised',
    handler: (event: NoticeRaised) => void,
  ) => { unsubscribe: () => void };
};

/** Brings what a flow emits to the patient's eyes. */
export const useNoticesOf = (flow: Emitter): void => {
  const notices = useContext(NoticesContext);
  useEffect(() => {
    const listening = flow.on('notice.raised', (event) => notices?.send(event));
    return () => listening.unsubscribe();
  }, [flow, notices]);
};
