import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageLoadingRef } from '../../../machines/page-loading/page-loading.machine.ts';
import { ChunkLoadError } from './chunks.ts';
import { loadingOf } from './later.ts';

type Props = {
  /** Shown in place of the files that failed to load. */
  readonly shown: ComponentType<{ readonly loading: PageLoadingRef }>;
  readonly children: ReactNode;
};

/**
 * Shows a loading failure (ERR-04) in place of its children, and resumes once the files have loaded. Other errors pass
 * through.
 */
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
