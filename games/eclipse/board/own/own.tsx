import { Plate } from '@orrery/ui';
import type { BoardProps, OwnPanel } from '@orrery/ui/contract';
import { hasBoard, inGame, unusedColonyShips } from '../../rules/lookups/index.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard, useFace, useThing } from '../context.tsx';
import { SpeciesFacts } from '../detail/species-facts.tsx';
import { Flags } from '../flags.tsx';
import { EmblemSvg } from '../pieces/emblem.tsx';
import type { Key } from '../say.ts';
import { Kept } from './kept.tsx';
import { Reputation } from './reputation.tsx';
import { Section } from './section.tsx';
import { Fleet } from './ships.tsx';
import { ActionSpaces, ColonyShips } from './spaces.tsx';
import { Storage } from './storage.tsx';
import { Techs } from './techs.tsx';
import { useAfter } from './tentative.ts';
import { Influence, Population } from './tracks.tsx';
import { WithinReach } from './within-reach.tsx';

/** The viewer's species board. */
export function Own(props: BoardProps<Eclipse, Key>) {
  return (
    <BoardContextProvider props={props}>
      <SpeciesBoard />
    </BoardContextProvider>
  );
}

function SpeciesBoard() {
  const { say, seat, player, view } = useBoard();
  const { mark } = useFace(seat);
  if (!inGame(player)) return <p className="ec-own ec-note">{say('board.own.out')}</p>;
  if (!hasBoard(view.table, seat)) return <BareBoard />;
  const waiting = unusedColonyShips(view.table, seat);
  return (
    <div className={`ec-own player-${mark}`}>
      <Head />
      <Storage />
      <div className="ec-pair">
        <ColonyShips player={player} />
        {waiting > 0 && <span className="ec-hint">{say('board.colony.waiting', { count: waiting })}</span>}
      </div>
      <WithinReach />
      <Tracks />
      <Section title={say('board.own.techs')}>
        <Techs seat={seat} />
      </Section>
      <Section title={say('board.own.reputation')}>
        <Reputation player={player} />
      </Section>
      <Kept player={player} />
    </div>
  );
}

/** The blueprints, once there is a board; they may stand elsewhere. */
function Blueprints(props: BoardProps<Eclipse, Key>) {
  return (
    <BoardContextProvider props={props}>
      <OwnFleet />
    </BoardContextProvider>
  );
}

function OwnFleet() {
  const { say, seat, player, view } = useBoard();
  const { mark } = useFace(seat);
  if (!inGame(player) || !hasBoard(view.table, seat)) return null;
  return (
    <div className={`ec-own player-${mark}`}>
      <Section title={say('board.own.ships')}>
        <Fleet seat={seat} />
      </Section>
    </div>
  );
}

export const panels: readonly OwnPanel<Eclipse>[] = [{ id: 'blueprints', title: 'board.own.ships', Body: Blueprints }];

/** Before the pieces are dealt: the species, if it is chosen. */
function BareBoard() {
  const { say, seat, player } = useBoard();
  const { mark } = useFace(seat);
  const { species } = player;
  if (species === null) return <p className="ec-own ec-note">{say('board.own.none')}</p>;
  return (
    <div className={`ec-own player-${mark}`}>
      <Head />
      <SpeciesFacts species={species} />
      <p>{say(`species.${species}.text`)}</p>
    </div>
  );
}

function Head() {
  const { say, seat, player } = useBoard();
  const thing = useThing();
  const { species } = player;
  if (species === null) return null;
  return (
    <header className="ec-own-head">
      <Plate
        inline
        target={thing({ id: `species:${species}`, name: [say(`species.${species}`), say(`species.${species}.text`)] })}
      >
        <span className="ec-own-species">
          <EmblemSvg species={species} />
          <strong>{say(`species.${species}`)}</strong>
        </span>
      </Plate>
      <Flags seat={seat} />
    </header>
  );
}

/** What is drawn down as the empire grows: cubes for income, discs for upkeep, discs spent on actions. */
function Tracks() {
  const { say } = useBoard();
  const { now, tried } = useAfter();
  return (
    <>
      <Section title={say('board.own.population')} className="ec-tracks">
        <Population player={now} tried={tried} />
      </Section>
      <Section
        title={say('board.own.influence')}
        gist={say('board.discs.left', { count: now.discs })}
        className="ec-tracks"
      >
        <Influence player={now} tried={tried} />
        <ActionSpaces player={now} />
      </Section>
    </>
  );
}
