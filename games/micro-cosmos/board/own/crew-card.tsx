import { Plate } from '@orrery/ui';
import { type CrewId, crewCard, type Row } from '../../data/index.ts';
import { edgeMatches, type FieldNode } from '../../rules/lookups/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { crewIn } from '../read/names.ts';
import { CrewFace } from './crew-face.tsx';

interface CrewCardProps {
  readonly id: string;
  readonly card: CrewId;
  /** Where it lies; none for cards that touch no cargo card. */
  readonly row?: Row;
  /** The field whose edges light up. */
  readonly field?: FieldNode;
}

/** A crew card on the table. */
export function CrewCard({ id, card, row, field }: CrewCardProps) {
  const { say } = useBoard();
  const thing = useThing();
  const { top, bottom } = crewCard(card);
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
      <CrewFace
        card={crewCard(card)}
        name={say('board.the.card', { card })}
        row={row}
        fits={{ top: fits && row === 'bottom', bottom: (fits && row === 'top') || fitsUp }}
      />
    </Plate>
  );
}
