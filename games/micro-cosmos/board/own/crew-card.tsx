import { Plate } from '@orrery/ui';
import { type CrewEdge, type CrewId, crewCard, type Row } from '../../data/index.ts';
import { edgeMatches, type FieldNode } from '../../rules/lookups/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { EdgeAction } from '../pieces/amounts.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { Sign } from '../pieces/sign.tsx';
import { crewIn } from '../read/names.ts';

interface CrewCardProps {
  readonly id: string;
  readonly card: CrewId;
  /** Where it lies; none for cards that touch no cargo card. */
  readonly row?: Row;
  /** The field whose edges light up. */
  readonly field?: FieldNode;
}

/** Both edges with their actions and the specialist between them; the edge that touches the cargo card is the bright one. */
export function CrewCard({ id, card, row, field }: CrewCardProps) {
  const { say } = useBoard();
  const thing = useThing();
  const { specialist, top, bottom } = crewCard(card);
  const touching = row === 'top' ? bottom : row === 'bottom' ? top : undefined;
  const fits = field !== undefined && touching !== undefined && edgeMatches(touching, field);
  // MC-9.4: moved up, the card touches with its other edge.
  const fitsUp = field !== undefined && row === 'bottom' && edgeMatches(bottom, field);
  return (
    <Plate
      target={thing(id, [
        ...crewIn(say, card, row),
        fits && say('board.crew.fits'),
        fitsUp && say('board.crew.fits-up'),
      ])}
      className="mc-crew"
      data-row={row}
      data-fits={fits}
    >
      <Edge edge={top} side="top" touching={row === undefined || row === 'bottom'} fits={fits && row === 'bottom'} />
      <div className="mc-crew-middle">
        <span className="mc-crew-name">{say('board.the.card', { card })}</span>
        <Sign name={specialist} className="mc-crew-specialist" />
        <Portrait card={card} />
      </div>
      <Edge
        edge={bottom}
        side="bottom"
        touching={row === undefined || row === 'top'}
        fits={(fits && row === 'top') || fitsUp}
      />
    </Plate>
  );
}

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
