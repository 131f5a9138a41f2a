import type { ReactNode } from 'react';

interface ExampleProps {
  /** What is to be seen, in a sentence or two. */
  readonly text: string;
  /** Steps. */
  readonly children: ReactNode;
}

/** An example of the rulebook: pictures of before and after, or of what may be done and what may not. */
export const Example = ({ text, children }: ExampleProps) => (
  <div className="example">
    <div className="example-steps" aria-hidden="true" inert>
      {children}
    </div>
    <p>{text}</p>
  </div>
);

interface ExampleStepProps {
  /** Whether the rules allow it, where the example is about that. */
  readonly allowed?: boolean;
  readonly children: ReactNode;
}

/** One picture of an example; one after the other, unless it is about what is allowed. */
export const ExampleStep = ({ allowed, children }: ExampleStepProps) => (
  <div className="example-step" data-allowed={allowed}>
    {children}
  </div>
);
