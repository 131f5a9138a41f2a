import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** A number or sign that says the gist beside the title. */
  readonly gist?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of the own board or of a sheet, with its name. */
export const Section = ({ title, gist, children, className = '' }: SectionProps) => (
  <section className={`ec-section ${className}`}>
    <h3 className="ec-title">
      <span>{title}</span>
      {gist !== undefined && <span className="ec-gist">{gist}</span>}
    </h3>
    {children}
  </section>
);

/** Something small that the eye reads as a sign and the ear as words. */
export const Told = ({ told, children }: { readonly told: string; readonly children: ReactNode }) => (
  <span className="ec-told" title={told}>
    <span aria-hidden="true">{children}</span>
    <span className="unseen">{told}</span>
  </span>
);
