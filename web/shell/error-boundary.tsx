import { Component, type ReactNode } from 'react';
import { useSay } from '../words/index.ts';

/** Catches an error while drawing: says so instead of an empty page, and offers to load it again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorNotice /> : this.props.children;
  }
}

function ErrorNotice() {
  const say = useSay();
  return (
    <main className="notice">
      <p role="alert">{say('error')}</p>
      <button type="button" className="button button-main" onClick={() => location.reload()}>
        {say('error.again')}
      </button>
      <a className="button" href="/">
        {say('home')}
      </a>
    </main>
  );
}
