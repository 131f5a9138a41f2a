import { Component, type ReactNode } from 'react';
import { useSay } from '../words/index.ts';

/** Catches an error while drawing: says so instead of an empty page, and offers to load it again. */
export class Stumble extends Component<{ readonly children: ReactNode }, { readonly stumbled: boolean }> {
  override state = { stumbled: false };

  static getDerivedStateFromError(): { stumbled: boolean } {
    return { stumbled: true };
  }

  override render(): ReactNode {
    return this.state.stumbled ? <Stumbled /> : this.props.children;
  }
}

function Stumbled() {
  const say = useSay();
  return (
    <main className="notice">
      <p role="alert">{say('stumbled')}</p>
      <button type="button" className="button button-main" onClick={() => location.reload()}>
        {say('stumbled.again')}
      </button>
      <a className="button" href="/">
        {say('home')}
      </a>
    </main>
  );
}
