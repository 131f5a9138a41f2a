import type { ReactNode } from 'react';

interface LargeCardProps {
  /** The class of the card's colour; missions have none of their own. */
  readonly tone?: string;
  readonly kind: string;
  readonly name: string;
  readonly picture: ReactNode;
  readonly text: string;
}

/** A card as large as the sheet: what kind it is, its name, its picture, its text. */
export const LargeCard = ({ tone = '', kind, name, picture, text }: LargeCardProps) => (
  <article className={`pu-large-card ${tone}`}>
    <p className="pu-kind">{kind}</p>
    <h3 className="pu-name">{name}</h3>
    <div className="pu-large-picture">{picture}</div>
    <p className="pu-large">{text}</p>
  </article>
);
