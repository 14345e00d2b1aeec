import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageLoadingRef } from '../../machines/page-loading/page-loading.machine.ts';
import { ChunkLoadError } from './chunks.ts';
import { loadingOf } from './later.ts';

type Props = {
  /** What stands in the place of what did not come. */
  readonly shown: ComponentType<{ readonly loading: PageLoadingRef }>;
  readonly children: ReactNode;
};

/** Holds what did not come (ERR-04) apart from what is broken, and goes on as soon as it is here. */
export class ChunkBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };
  #watching: { readonly unsubscribe: () => void } | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return;
    const complete = (): void => this.setState({ error: null });
    this.#watching = loadingOf(error.page)?.subscribe({ complete });
  }

  override componentWillUnmount() {
    this.#watching?.unsubscribe();
  }

  override render(): ReactNode {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    const loading = error instanceof ChunkLoadError ? loadingOf(error.page) : undefined;
    if (loading === undefined) throw error;
    const { shown: Shown } = this.props;
    return <Shown loading={loading} />;
  }
}
