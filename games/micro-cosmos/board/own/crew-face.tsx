import { hasLongWord, parted } from '@orrery/ui';
import { Fragment } from 'react';
import type { CrewCard, CrewEdge, Row } from '../../data/index.ts';
import { EdgeAction } from '../pieces/amounts.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { Sign } from '../pieces/sign.tsx';

interface CrewFaceProps {
  readonly card: CrewCard;
  readonly name: string;
  /** Where it lies; none for cards that touch no cargo card. */
  readonly row?: Row | undefined;
  /** Which of its edges match the place in question. */
  readonly fits?: { readonly top: boolean; readonly bottom: boolean };
}

/** Longer words may be parted where a card is narrow. */
const LONGEST = 8;

/** Both edges with their actions and the specialist between them; the edge that touches the cargo card is the bright one. */
export const CrewFace = ({ card, name, row, fits = { top: false, bottom: false } }: CrewFaceProps) => (
  <>
    <Edge edge={card.top} side="top" touching={row !== 'top'} fits={fits.top} />
    <div className="mc-crew-middle">
      <span className="mc-crew-name">
        {name.split(' ').map((word) => (
          <Fragment key={word}>
            <span>{hasLongWord(word, LONGEST) ? parted(word) : word}</span>{' '}
          </Fragment>
        ))}
      </span>
      <Sign name={card.specialist} className="mc-crew-specialist" />
      <Portrait card={card.id} />
    </div>
    <Edge edge={card.bottom} side="bottom" touching={row !== 'bottom'} fits={fits.bottom} />
  </>
);

interface EdgeProps {
  readonly edge: CrewEdge;
  readonly side: 'top' | 'bottom';
  readonly touching: boolean;
  readonly fits: boolean;
}

const Edge = ({ edge, side, touching, fits }: EdgeProps) => (
  <div className={`mc-edge mc-edge-${side} mc-colour-${edge.colour}`} data-touching={touching} data-fits={fits}>
    <Sign name={edge.colour} className="mc-edge-sign" />
    <EdgeAction edge={edge} />
  </div>
);
