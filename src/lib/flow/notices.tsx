import { useActorRef } from '@xstate/react';
import { Suspense, createContext, lazy, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ActorOptions, ActorRefFrom } from 'xstate';
import type { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import { selectShownNotice } from '../../../machines/notices/notices.selectors.ts';
import { inspect } from './inspector.ts';

export type NoticesRef = ActorRefFrom<typeof noticesMachine>;

const NoticesContext = createContext<NoticesRef | null>(null);

type Outlet = { readonly notices: NoticesRef };

/** The outlet loads with the first notice: most visits never see one. If loading fails, the app goes on without. */
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
    const watching = notices.subscribe((snapshot) => {
      if (selectShownNotice(snapshot) !== null) setWanted(true);
    });
    return () => watching.unsubscribe();
  }, [notices]);
  return <Suspense>{wanted && <NoticeOutlet notices={notices} />}</Suspense>;
};

type NoticesProviderProps = {
  readonly children: ReactNode;
  /** The chart with its outside effects, from `notices.flow.ts`. */
  readonly machine: typeof noticesMachine;
  readonly clock?: ActorOptions<typeof noticesMachine>['clock'];
};

/** Runs one notices flow for the whole app. */
export const NoticesProvider = ({ children, machine, clock }: NoticesProviderProps) => {
  const notices = useActorRef(machine, { inspect, ...(clock && { clock }) });
  return (
    <NoticesContext value={notices}>
      {children}
      <LazyOutlet notices={notices} />
    </NoticesContext>
  );
};

/** Returns the app's notices flow, which receives the notices emitted by other flows. */
export const useNotices = (): NoticesRef => {
  const notices = useContext(NoticesContext);
  if (notices === null) throw new Error('Notices are asked for outside their provider');
  return notices;
};
